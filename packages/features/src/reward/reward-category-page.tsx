import type { ReactElement } from 'react';
import { Navigate, useParams } from 'react-router';
import { FeatureGate } from '../common/brand/feature-gate.tsx';
import { paths } from '../common/layout/paths.ts';
import { RewardsOfCategory } from './rewards-of-category.tsx';

/** The rewards of one category at /auth/reward/:categoryId (ME-10). */
export function RewardCategoryPage(): ReactElement {
  const { categoryId = '' } = useParams();
  if (!/^[a-z0-9-]{1,40}$/.test(categoryId)) return <Navigate to={paths.notFound} replace />;
  return (
    <FeatureGate feature="reward">
      <RewardsOfCategory key={categoryId} categoryId={categoryId} />
    </FeatureGate>
  );
}
