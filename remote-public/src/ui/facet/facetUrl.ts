/** The parameter of accepted states of the sample; there once for each. */
export const stateParameter = 'sample_state';
