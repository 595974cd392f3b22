export {
  addRehearsalChangeset,
  buildPackages,
  checkPackages,
  publishPackages,
  raiseVersions,
  succeed,
} from './release-steps.ts';
export { packageAddresses, type PackageAddresses, writeAddresses } from './package-addresses.ts';
export { startLocalRegistry, type LocalRegistry } from './local-registry.ts';
export { rehearsalRegistry } from './registry-address.ts';
export { copyWorkspace, type WorkspaceCopy } from './workspace-copy.ts';
