import { EmptyState, GiftIcon, LinkButton } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useText } from '../../common/brand/site-context.tsx';

export interface NoPromotionProps {
  action: { text: 'depositPromotion.noneAction' | 'depositPromotion.visitorRegister'; to: string };
}

export function NoPromotion({ action }: NoPromotionProps): ReactElement {
  const t = useText();
  return (
    <EmptyState
      illustration={<GiftIcon size={72} />}
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
