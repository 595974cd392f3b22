import { Component, type ReactElement, type ReactNode } from 'react';

export interface CatchFailureProps {
  resetKey?: string;
  children: ReactNode;
  renderFailure: (error: unknown, retry: () => void) => ReactElement | null;
  onFailure?: (error: unknown) => void;
}

interface CatchFailureState {
  readonly failure: { readonly error: unknown } | undefined;
  readonly resetKey: string | undefined;
}

export class CatchFailure extends Component<CatchFailureProps, CatchFailureState> {
  override state: CatchFailureState = { failure: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<CatchFailureState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    props: CatchFailureProps,
    state: CatchFailureState,
  ): Partial<CatchFailureState> | null {
    return props.resetKey === state.resetKey ? null : { failure: undefined, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure?.(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    return this.props.renderFailure(failure.error, () => this.setState({ failure: undefined }));
  }
}
