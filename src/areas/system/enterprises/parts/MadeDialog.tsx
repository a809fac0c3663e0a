import { Button, Result, Space } from 'antd'
import { is } from '@/entities/field'
import { shopType } from '@/entities/shared/enums'
import { Dialog } from '@/kit/dialog/dialog'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useT } from '@/locales'
import { pageOf } from './kinds'
import type { Made } from './NewEnterprise'

export const MadeDialog = ({ made, onClose }: { made: Made | undefined; onClose: () => void }) => {
  const t = useT()
  const linkTo = usePermittedLinks()
  const outlet = is(made?.shopType, shopType.second)
  const link = made && linkTo(pageOf(made.shopType), outlet ? {} : { keyword: made.dealerCode })
  return (
    <Dialog
      open={made !== undefined}
      title={t('companies.created')}
      onClose={onClose}
      footer={
        <Space>
          <Button onClick={onClose}>{t('kit.close')}</Button>
          {link && (
            <Button
              type="primary"
              onClick={() => {
                onClose()
                link()
              }}
            >
              {t(
                is(made.shopType, shopType.group)
                  ? 'companies.toGroup'
                  : outlet
                    ? 'companies.toSecond'
                    : 'companies.toDealer',
              )}
            </Button>
          )}
        </Space>
      }
    >
      {made && (
        <Result
          status="success"
          title={made.companyName}
          subTitle={t(
            is(made.shopType, shopType.group)
              ? 'companies.madeGroup'
              : outlet
                ? 'companies.madeSecond'
                : 'companies.madeDealer',
            {
              code: made.dealerCode,
            },
          )}
        />
      )}
    </Dialog>
  )
}
