import { addApprovalCommands } from './approval';
import { addClusterCommands } from './cluster';
import { addCouponCommands } from './coupon';
import { addCreditCommands } from './credit';
import { addEvaluationCommands } from './evaluation';
import { addInstrumentCommands } from './instrument';
import { addIntegrationCommands } from './integration';
import { addInvoiceCommands } from './invoiceApply';
import { addLedgerCommands } from './ledger';
import { addOrderCommands } from './order';
import { CommandError, connect } from './portal';
import { addPrestoreCommands } from './prestore';
import { type AddCommands, CommanderError, emptyProgram, refusalOf } from './program';
import { addPromoterCommands } from './promoter';
import { addQuotationCommands } from './quotation';
import { addRequirementCommands } from './requirement';
import { addReservationCommands } from './reservation';
import { addSampleCommands } from './sample';
import { addSamplingCommands } from './sampling';
import { addSettingCommands } from './setting';
import { addStatementCommands } from './statement';
import { addTransferCommands } from './transferApply';

/** Commands by noun, in the order in which the help lists them. */
const nouns: readonly AddCommands[] = [
  addOrderCommands,
  addStatementCommands,
  addTransferCommands,
  addInvoiceCommands,
  addRequirementCommands,
  addSampleCommands,
  addQuotationCommands,
  addSamplingCommands,
  addEvaluationCommands,
  addReservationCommands,
  addInstrumentCommands,
  addCouponCommands,
  addLedgerCommands,
  addIntegrationCommands,
  addPrestoreCommands,
  addCreditCommands,
  addClusterCommands,
  addApprovalCommands,
  addPromoterCommands,
  addSettingCommands,
];

/** Output of the command: results and errors. */
export interface Screen {
  log(line: string): void;
  error(line: string): void;
}

/** Runs one staff command against the running portal. Returns the exit code: 0, or 1 after an error. */
export async function staff(
  words: readonly string[],
  vars: Readonly<Record<string, string | undefined>>,
  screen: Screen = console,
): Promise<number> {
  const program = emptyProgram((text) => screen.log(text));
  for (const add of nouns) {
    add(program, async (work) => {
      for (const line of await work(await connect(vars))) screen.log(line);
    });
  }
  try {
    await program.parseAsync(words.length > 0 ? [...words] : ['help'], { from: 'user' });
    return 0;
  } catch (error) {
    const refusal = error instanceof CommanderError ? refusalOf(error) : error;
    if (refusal === undefined) return 0;
    if (!(refusal instanceof CommandError)) throw refusal;
    screen.error(refusal.message);
    return 1;
  }
}
