// An entry point of its own: visitors need nothing of the member area.
export { MemberLayout } from './member-layout.tsx';
