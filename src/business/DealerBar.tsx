import './business.css'
import { Flex } from 'antd'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { DealerSelect } from './DealerSelect'
import { useViewer } from './viewer'

/** The dealer that a page is about: a dealer's own, else the one that the address names. */
export const useDealer = (): string => {
  const { ownDealer } = useViewer()
  const { query } = useScreen()
  return ownDealer || (query.get('dealerCode') ?? '')
}

/** The choice of the dealer that a page is about; a dealer has none. */
export const DealerBar = ({ placeholder, choose }: { placeholder: string; choose: (dealerCode: string) => void }) => {
  const t = useT()
  const { ownDealer, group, dealerCode } = useViewer()
  const chosen = useDealer()
  if (ownDealer) return null
  return (
    <Flex className="card dealer-bar">
      <DealerSelect
        value={chosen || undefined}
        group={group ? dealerCode : undefined}
        label={t('page.dealer')}
        placeholder={placeholder}
        onChange={(code) => choose(typeof code === 'string' ? code : '')}
      />
    </Flex>
  )
}
