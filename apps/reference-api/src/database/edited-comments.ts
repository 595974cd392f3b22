interface EditedFile {
  /** The SHA-256 of the file as it was first applied. Databases store this hash. */
  readonly checksum: string;
  /** The SHA-256 of the file's SQL without comments. */
  readonly statements: string;
}

/** The migrations whose comments were edited after they had been applied. Their statements are unchanged. */
export const editedComments: ReadonlyMap<string, EditedFile> = new Map([
  [
    '0001-brand-and-member.sql',
    {
      checksum: 'd3a9ba58df2c1b735258526b936ef93752a0bc711225099bedd336f5866a7e58',
      statements: '128d049d9976d610f4031294666dda901d4c6e52004c998f4a963cd2c7dd02a6',
    },
  ],
  [
    '0002-ledger.sql',
    {
      checksum: 'aa4abb560960bbd444d0a1bb65d91357d327b21647920dc1ff78a4828446730f',
      statements: '62cad1881ba2a3788574389286f8754172d0d7a2384d3f8248392557cad7aecf',
    },
  ],
  [
    '0003-idempotency.sql',
    {
      checksum: '5ae170ae2feacfea91332bb85e008b82650f568e735b9e7add8209e1180c1ccb',
      statements: 'ac72d6ba40f709827fd286801eb3b545c557ccfbb1eccfc552584ff38addd105',
    },
  ],
  [
    '0004-deposit.sql',
    {
      checksum: 'bbbdf4cd7a3b4f6393ab2ffd5f2c36ec9657f0bc1f1874f62629e9901bf89b86',
      statements: 'aa447410edf3909fd7b358e62bfdb02fcc95003f54d43363103c0831b5b636c6',
    },
  ],
  [
    '0005-withdrawal.sql',
    {
      checksum: '18a1271ba6c4fad784f246385af3defbfeb61682ed8df8ed674b8e8fabb29620',
      statements: '6f2ff013f1f9b7e68b072b372a664775543e1f1f84843a059e7194fe753a0b68',
    },
  ],
  [
    '0006-content.sql',
    {
      checksum: 'cc3348752e273b145b2f15cb840083e3ba690f785f203ca1cc5e241a4e66409e',
      statements: '2b0c1e7403bc73537c9207f55d61943e417d0765ed4d83de5be87ac221bbb40d',
    },
  ],
  [
    '0007-games.sql',
    {
      checksum: 'bfac38a19425c34842590c38b19d2b3610f632128c894f6806cf8bc9d4bb0058',
      statements: '2de4113f3e64195fcda5a3984030004c9cd3672515781189fc6ba6ba55b608e0',
    },
  ],
  [
    '0008-point-and-address.sql',
    {
      checksum: 'ca53bab16d561700ce60c74a6d546e2b22e70a1a9cd6ee8c8566f5b03401fd70',
      statements: '5ac8bb5074ff224631700d855018b19aba56d9668d07f7158b41aeae01d13806',
    },
  ],
  [
    '0009-prizes.sql',
    {
      checksum: '23faeb0887451ed6056d00a938a8568cbdb149eb66ffdb5a95fb07c5b6c8a67a',
      statements: '332a08e1e19571f0db0a927d8f57640c7d39735bd163bf51c580d1bedaf62a1e',
    },
  ],
  [
    '0010-rewards.sql',
    {
      checksum: 'd99cc3189a7a431a8ff998818316115039e14091a1e7409c76ad3c106aab739e',
      statements: 'a5e7d8a7137bdfea29fa95f3fad50cce3b9e7e28a64b988481eeaf0087646541',
    },
  ],
  [
    '0011-affiliate-and-bonus.sql',
    {
      checksum: 'a53448eb7df16ae1a913969f6dcf315dc9f3fd798edaad5588185091c0700999',
      statements: 'f383872e7eecf54f4c4b33dc5cc9499fbdab493b9ef513ec3a287b1fd669faa6',
    },
  ],
  [
    '0012-withdrawal-journal.sql',
    {
      checksum: 'c2d8ae90360a0156e9ab1944f483d4cb449e6c7d51ceb85e66eed03fb1ed2d21',
      statements: '618cb39d075ca366286a943325cdb0660e656f87fbfffd693ed3e44951c2d375',
    },
  ],
  [
    '0013-loss-refund.sql',
    {
      checksum: '9840d57cfb631c269edea98000e56d0abbc5ee8a9c0f9d7e442861b6c53d1f2b',
      statements: '90a1136593e5d4d9b6f8396de6bfeca3e2ebf5ce944a92a3c8ba3c2eadfca785',
    },
  ],
  [
    '0014-rate-window.sql',
    {
      checksum: '85665df2da1461c35d6ca38d2bcb6500c6c051c0d79c8a8e65c32976f7c12277',
      statements: '3e188aa9f84b2be63802038a8f0efa72c3bf11574da47f8115f26b689b713e2a',
    },
  ],
  [
    '0015-slip-picture.sql',
    {
      checksum: 'd38253c4982d6e4609a056d2f8d0aab6551962a3e8a0098c7b279dd76f70034a',
      statements: 'cfb6b0512092a00560733bb59ea06d1cea3fa8b4ce5df0fb7cf35c91989a2608',
    },
  ],
  [
    '0016-game-search.sql',
    {
      checksum: '4554ef4a824463b8544fcb97ed31e85763f1dc6918c4adad9a978f5b39533c06',
      statements: 'c408a318f7a7892c56d74bbde3828c521588b9470a41e9441da83ea9b1677613',
    },
  ],
  [
    '0020-ledger-by-its-owner.sql',
    {
      checksum: 'a864b4c65f320985c9cb7d91165de76bf2c87fff2289e477243e658cb5fa7bb1',
      statements: 'edee509fafe7cb7e5eedad87a0fbc7763b714ba5b0caf3818b3d4d2f95371d01',
    },
  ],
  [
    '0021-evidence-is-needed.sql',
    {
      checksum: '4ee0a24b7b0ec76b9351a51b0f2e0836d2c0325893ab919b249c98bc0b933f14',
      statements: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    },
  ],
  [
    '0025-database-kind.sql',
    {
      checksum: 'b2128f5a3e9cda7ca5621c90b4547f8b65cfd34ec50396b37d067e8f19a57ad7',
      statements: 'd6a89de57e2dee1afd865374cf8eee5b9ad5fcb1636864af804f34332dc754fa',
    },
  ],
  [
    '0026-staff.sql',
    {
      checksum: '3caf8e0de5b180847e50601c8c820cb2552659459e633b3d41d96dd9860b8a4f',
      statements: '5ae7eb9749f44f00acc7d5cd0ff0f86d51d033d65af2aa0ce8e10f5dd53150f5',
    },
  ],
  [
    '0027-receiving-account.sql',
    {
      checksum: '8d8194d58ce8c7b4c3901ed25c6342e78fee2d30dcd8ba990b9be5a1fcc6b903',
      statements: 'f97cf994492dd62bb46ec0579769b276219b1fc8bbe3d1e93062143278a2a997',
    },
  ],
  [
    '0030-slip-review.sql',
    {
      checksum: 'c4f4604ab1171ba863a2c658c61af7ff7161c017586fd48482cd4825f10cfc7b',
      statements: '4603517bd5c5327f080580a7f248f944d2c96b0da8b67e4b4a6e049dfb92def3',
    },
  ],
  [
    '0031-deposit-evidence.sql',
    {
      checksum: '1dc18fafb338d8b605f15559417ae2c535f95d538707240457dea6170009ade2',
      statements: '9f74121438f6f27180ccedd29b8f61d09c7503c3cc0982c9e392b09fe53a3d8e',
    },
  ],
  [
    '0035-payout-claim.sql',
    {
      checksum: '67b0d2ef5c6c50623164ad16a57498c40772bc6ff36ced3763bc8ba7a967050f',
      statements: '45fcad077313a8a46355600b809f8386f87da792baaadff22f30ce9b0c73515e',
    },
  ],
  [
    '0036-daily-run.sql',
    {
      checksum: '1725fab1027284d2fbc2e43a4b4be085ef58acd8cdb84375329236d82872c9ed',
      statements: 'a0c32e3b064082253d4ef1d06097bf354058c2544d008427f8c842fb29e7e9ac',
    },
  ],
  [
    '0037-reconciliation.sql',
    {
      checksum: '130e792674bb815a235715af58749d17dbe44105fe49a761d2e498822915c35c',
      statements: 'ab36ef00fc8e55162d70ac5acb155d88e176d65e5a3e8b567a9eb60ce7585b16',
    },
  ],
  [
    '0038-bonus-turnover.sql',
    {
      checksum: 'fec3f13b1f8e1b0b40b8538059c0f2cd82f58fe59c77c31c99cfb0a3a79dd2f7',
      statements: '420f58fdd56674fc9ccc491968481c3aa26f3559067da4d1b4568e0b8ab32d44',
    },
  ],
  [
    '0040-housekeeping-task.sql',
    {
      checksum: '958c99657cfa16bd5ded3dc17ac89c37cece7225623c0b28f04408378ae5907f',
      statements: '3c9c2e6c0ed70409f7807ce1ff603506ba58ca9edcd56f30b3d3c039a3c12267',
    },
  ],
  [
    '0041-rate-window-groups.sql',
    {
      checksum: '317756014cc79a23a83393508326168538a140726966cce8d2e5c6d4c83f1bfd',
      statements: 'd9d5f2781ebbc67d23abaf80281dc67f88d266d45dcd379d56d05d38bd32c47a',
    },
  ],
  [
    '0042-session-network.sql',
    {
      checksum: '3bb4b87c7bafcd4f0866251e3bf0f14a48a3109b4077f7a36d36c4d2a61250f5',
      statements: '7d637c66c9398533eb51e40c1f60f460bd55794ba3693962a97a4bd8920707bb',
    },
  ],
  [
    '0043-slip-picture-table.sql',
    {
      checksum: 'bbc8c7d195f1ba46afde4ffc6452ad750ce9312553e7f18256e58758ee72f6c8',
      statements: '46129c117d3850747b8981bcd4be09abf09679349ebfbb050624cc838bb563d9',
    },
  ],
  [
    '0044-staff-reads.sql',
    {
      checksum: '39668768d9cf00f60ff42a5e4f0c8c5c1d74547cc0789b3f5859155c619cab50',
      statements: '1ed21bf65b66f86fb9a8613de1583b6a6811002b404a13afddfbd57ab94b6803',
    },
  ],
  [
    '0045-session-by-statement.sql',
    {
      checksum: '906846c9750f3ae4e091d25f3225e5a114734d0fef13a0adc011c9748fab8b6a',
      statements: '70b8ed032505d0976bebc6a11cd1ccd4d9d73b3da3a11b925854e44822137219',
    },
  ],
  [
    '0053-draw-in-one-statement.sql',
    {
      checksum: '7053c4cd1b5fc634484d3fa0b1afbf4c85a249f4ccab786d5dc9459b8c46c369',
      statements: '954972fa1259eb9694241306db92c210e82df8db355356783e650812b08a6610',
    },
  ],
  [
    '0001-bank.sql',
    {
      checksum: 'e7779b81089509bbfc277e231d2873945cb4786c3b5dd00184d37bf524a8b1fd',
      statements: 'f6ce6c43e6e4225e1c62e61fa3697dc76d0cb737a02a20767efb71c399d0532d',
    },
  ],
  [
    '0002-payout-account.sql',
    {
      checksum: 'e2a4a252d6952fa159e2bddb430f5afadd9687d797a9509a5953b5ca3aa9544a',
      statements: '16e46e6ac68921f1cd0729d2f0ec226e83dbfcbb6ba8865a0d5a5aac2a43c525',
    },
  ],
  [
    '0001-provider.sql',
    {
      checksum: 'ad16c97e31becc8533639b5d3fa1eed6213aa21dbc3936f6cfc7eca1a08a211d',
      statements: '111f569075540ac46b97db52ddd77a153d5d7439e7ac98d5f8b25d123717f97c',
    },
  ],
  [
    '0002-turnover.sql',
    {
      checksum: 'da359802f2e9e002e4385f3a9f80e62cdf0399f3aa93e34a128398a1cfd17b23',
      statements: '98a715d6850359865b34dc64b855df5821e19ac7b78fd08cb352a64d0ff27a6c',
    },
  ],
  [
    '0002-visit-ends.sql',
    {
      checksum: '05c534da10b30fd0fcbe0807103a78b7dd50879206499baccc0ce731b83a819b',
      statements: '96d737e873c28357c6129a28572c77058d35730582d0e80ae4d150bf0c2eb2dd',
    },
  ],
]);
