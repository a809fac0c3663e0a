import { Flex } from 'antd'
import type { ReactNode } from 'react'
import { DealerSelect } from '@/business/DealerSelect'
import { useViewer } from '@/business/viewer'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'

/** The dealer that a page is about: a dealer's own, else the one that the address names. */
export const useDealer = (): string => {
  const { ownDealer } = useViewer()
  const { query } = useScreen()
  return ownDealer || (query.get('dealerCode') ?? '')
}

/** The choice of the dealer that a page is about; a dealer has none. */
export const DealerBar = ({
  placeholder,
  choose,
  children,
}: {
  placeholder: string
  choose: (dealerCode: string) => void
  children?: ReactNode
}) => {
  const t = useT()
  const { ownDealer, group, dealerCode } = useViewer()
  const chosen = useDealer()
  if (ownDealer && !children) return null
  return (
    <Flex wrap gap={8} align="center" className="card dealer-bar">
      {!ownDealer && (
        <DealerSelect
          value={chosen || undefined}
          group={group ? dealerCode : undefined}
          label={t('reserveSchedule.dealerCode')}
          placeholder={placeholder}
          onChange={(code) => choose(typeof code === 'string' ? code : '')}
        />
      )}
      {children}
    </Flex>
  )
}
