import { threadAnswers } from './kit/threadAnswers';
import { printOf } from './modules/report/report.print.rules';

/** Script of the thread of `threadPrints`. */
threadAnswers(printOf);
