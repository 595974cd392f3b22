import type { ReactElement } from 'react';
import { CardSkeleton, CardSkeletons } from '../common/layout/card-skeletons.tsx';

/** The placeholder of the form for the amount and of the account, in the places of both. */
export function DepositSkeleton(): ReactElement {
  return (
    <div className="cf-deposit__form">
      <div className="cf-deposit__amount">
        <CardSkeletons lines={[4, 2]} />
      </div>
      <div className="cf-deposit__transfer" aria-hidden="true">
        <CardSkeleton lines={10} />
      </div>
    </div>
  );
}
