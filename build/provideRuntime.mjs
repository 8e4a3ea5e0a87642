/**
 * Bundled into the shell: provides the federation runtime to the remotes, so that each is 5 KiB brotli smaller. The core is expected
 * by the plugin's option `externalRuntime`; its own `provideExternalRuntime` bundles the whole core a second time. The names are
 * those that `@module-federation/runtime` and its packages import. What is around the core is taken by `takeRuntime.mjs`.
 */
import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  loadScriptNode,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';
import federation from '@module-federation/webpack-bundler-runtime';
// The shell exposes nothing, so its own bundle would leave this out.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

globalThis._FEDERATION_RUNTIME_CORE = {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  loadScriptNode,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};

globalThis._FEDERATION_BUNDLER_RUNTIME = {
  ...federation,
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
};

export default () => ({ name: 'provide-runtime' });
