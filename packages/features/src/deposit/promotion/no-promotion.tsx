import { EmptyState, LinkButton } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { EmptyPartArt } from '../../common/brand/empty-part-art.tsx';
import { useText } from '../../common/brand/site-context.tsx';

export interface NoPromotionProps {
  action: { text: 'depositPromotion.noneAction' | 'depositPromotion.visitorRegister'; to: string };
}

export function NoPromotion({ action }: NoPromotionProps): ReactElement {
  const t = useText();
  return (
    <EmptyState
      illustration={<EmptyPartArt scene="rewards" />}
      title={t('depositPromotion.none')}
      action={
        <LinkButton variant="primary" render={<Link to={action.to} />}>
          {t(action.text)}
        </LinkButton>
      }
    >
      {t('depositPromotion.noneHint')}
    </EmptyState>
  );
}
