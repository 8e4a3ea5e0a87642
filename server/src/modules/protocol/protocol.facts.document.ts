import type { Settings } from '@portal/shared/contract';
import type {
  HumanAnswer,
  Organization,
  SampleDisposal,
  SampleForm,
  SampleHazard,
  SampleSource,
} from '@portal/shared/rules';

/** The data that the agreement contains. */
export interface ProtocolFacts {
  readonly code: string;
  /** Time when the order was placed. */
  readonly created: Date;
  readonly typeName: string;
  readonly enterprise: boolean;
  readonly member: {
    readonly name: string;
    readonly company: string;
    readonly phone: string;
    /** Supervisor of a student; empty for others. */
    readonly teacher: string;
    /** Postal address in one line. */
    readonly address: string;
    readonly organization: Organization | null;
  };
  readonly provider: {
    readonly company: string;
    readonly address: string;
    readonly phone: string;
    readonly email: string;
    readonly express: { readonly name: string; readonly phone: string; readonly address: string };
  };
  /** What the settings say about tax, bank account, and the days for answers and payments. */
  readonly terms: Pick<Settings, 'taxpayer' | 'bankAccount' | 'reviewDays' | 'overdueDays'>;
  readonly items: readonly {
    readonly name: string;
    readonly option_text: readonly string[];
    readonly count: number;
    readonly unit: string;
    readonly unit_fen: number;
    readonly total_fen: number;
  }[];
  readonly total_fen: number;
  /** What a coupon takes off. */
  readonly discount_fen: number;
  /** What the member pays: the total less the discount. */
  readonly due_fen: number;
  /** Working days of the slowest item. */
  readonly turnaround_days: number;
  readonly sample_source: SampleSource;
  readonly sample_disposal: SampleDisposal | null;
  /** Whether samples or data are of people; null when nothing asked. */
  readonly human_samples: HumanAnswer | null;
  /** One line about the pick-up; empty when nothing is picked up. */
  readonly pickup: string;
  /** The samples as the member described them; empty when the order needs none. */
  readonly samples: readonly {
    readonly number: string;
    readonly name: string;
    readonly form: SampleForm;
    readonly hazards: readonly SampleHazard[];
    /** Short names of its tests; none when it was not said which they are. */
    readonly tests: readonly string[];
  }[];
  readonly message: string;
}
