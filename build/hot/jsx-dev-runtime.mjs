/** What the JSX of an area in development is compiled to; the name is fixed by React's automatic runtime. */
import { jsx, jsxs } from 'react/jsx-runtime';
import { proxyOf } from './families.mjs';

export { Fragment } from 'react/jsx-runtime';

/** Creates an element whose component is replaced when its source changes. */
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(proxyOf(type), props, key);
