import { compileFunction } from 'node:vm';
import * as emotion from '@emotion/react';
import * as api from '@portal/shared/api';
import * as calendar from '@portal/shared/calendar';
import * as controls from '@portal/shared/controls';
import * as extras from '@portal/shared/extras';
import * as form from '@portal/shared/form';
import type { AreaModule } from '@portal/shared/portal';
import * as portal from '@portal/shared/portal';
import * as session from '@portal/shared/session';
import * as ui from '@portal/shared/ui';
import * as upload from '@portal/shared/upload';
import * as reactQuery from '@tanstack/react-query';
import * as mobx from 'mobx';
import * as mobxReact from 'mobx-react-lite';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';

/** The packages that exist once in a page, as `build/shared.mjs` lists them; areas get the shell's. */
const provided = new Map<string, object>(
  Object.entries({
    react: React,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': ReactDom,
    mobx,
    'mobx-react-lite': mobxReact,
    '@tanstack/react-query': reactQuery,
    '@emotion/react': emotion,
    '@portal/shared/api': api,
    '@portal/shared/session': session,
    '@portal/shared/portal': portal,
    '@portal/shared/ui': ui,
    '@portal/shared/extras': extras,
    '@portal/shared/controls': controls,
    '@portal/shared/calendar': calendar,
    '@portal/shared/form': form,
    '@portal/shared/upload': upload,
  }),
);

function provide(name: string): object {
  const found = provided.get(name);
  if (!found) throw new Error(`The shell provides no ${name} to pages that the server draws`);
  return found;
}

const isAreaModule = (value: object): value is AreaModule => 'routes' in value && Array.isArray(value.routes);

/** Runs the server code of an area and returns its module `./routes`. Throws when it is none. */
export function areaModule(code: string): AreaModule {
  const module: { exports: object } = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename: 'server.cjs' });
  run(module, module.exports, provide);
  if (!isAreaModule(module.exports)) throw new TypeError('The server code of the area has no routes');
  return module.exports;
}
