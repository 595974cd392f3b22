import type { BankGateway } from './bank-gateway.ts';
import { easySlip, type EasySlipOptions } from './easyslip.ts';
import { slipOk, type SlipOkOptions } from './slipok.ts';

export type SlipCheckerSettings =
  | ({ readonly name: 'slipok' } & SlipOkOptions)
  | ({ readonly name: 'easyslip' } & EasySlipOptions);

/** Returns a gateway that looks up transfers at the slip checker and sends all other calls to `bank`. */
export function withSlipChecker(bank: BankGateway, settings: SlipCheckerSettings | undefined): BankGateway {
  if (settings === undefined) return bank;
  const checker = settings.name === 'slipok' ? slipOk(settings) : easySlip(settings);
  return {
    lookUpHolder: (code, account) => bank.lookUpHolder(code, account),
    payOut: (payout) => bank.payOut(payout),
    readStatement: (account, day) => bank.readStatement(account, day),
    findTransfer: (query) => checker.findTransfer(query),
  };
}
