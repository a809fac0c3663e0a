import { Button, Result, Space } from 'antd'
import { Dialog } from '@/kit/dialog'
import { useWays } from '@/kit/way'
import { useT } from '@/locales'
import { pageOf } from './kinds'
import type { Made } from './NewEnterprise'

/** Says what a new enterprise brought along, and offers the way to it. */
export const MadeDialog = ({ made, onClose }: { made: Made | undefined; onClose: () => void }) => {
  const t = useT()
  const ways = useWays()
  const outlet = Number(made?.shopType) === 3
  const way = made && ways(pageOf(made.shopType), outlet ? {} : { keyword: made.dealerCode })
  return (
    <Dialog
      open={made !== undefined}
      title={t('companies.created')}
      onClose={onClose}
      footer={
        <Space>
          <Button onClick={onClose}>{t('kit.close')}</Button>
          {way && (
            <Button
              type="primary"
              onClick={() => {
                onClose()
                way()
              }}
            >
              {t(Number(made.shopType) === 5 ? 'companies.toGroup' : outlet ? 'companies.toSecond' : 'companies.toDealer')}
            </Button>
          )}
        </Space>
      }
    >
      {made && (
        <Result
          status="success"
          title={made.companyName}
          subTitle={t(Number(made.shopType) === 5 ? 'companies.madeGroup' : outlet ? 'companies.madeSecond' : 'companies.madeDealer', {
            code: made.dealerCode,
          })}
        />
      )}
    </Dialog>
  )
}
