import { Input } from 'antd'
import { useRef } from 'react'
import * as ats from '@/api/orders/ats'
import { cell } from '@/api/refs'
import { type ActualSale, actualSale } from '@/entities/orders/actualSale'
import type { ControlProps } from '@/kit/form/controls'
import { FormPanel } from '@/kit/form/FormPanel'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { isVin, isVinShaped } from '@/lib/checkDigits'
import { useT } from '@/locales'

const VinBox = ({ value = '', onChange, ...rest }: ControlProps<string>) => (
  <Input
    {...rest}
    value={value}
    maxLength={17}
    autoComplete="off"
    className="digits"
    onChange={(event) => onChange?.(event.target.value.replaceAll(/\s/g, '').toUpperCase())}
  />
)

export const RegisterDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useT()
  const linkTo = usePermittedLinks()
  const made = useRef('')
  return (
    <FormPanel<Pick<ActualSale, 'vin' | 'saleType'>>
      open
      asWindow
      width={480}
      name="ats.register"
      title={t('ats.register')}
      initial={{}}
      save={async ({ vin, saleType }) => {
        const id = cell('id', await ats.save({ vin, saleType }))
        made.current = typeof id === 'string' ? id : ''
      }}
      done={t('ats.registered')}
      saveText={t('ats.register')}
      onClose={() => {
        onClose()
        if (made.current) linkTo('/solid-management/completeInfo', { id: made.current })?.()
      }}
    >
      {({ Field }) => (
        <>
          <Field
            of={actualSale.vin}
            hint={t('ats.vinHint')}
            check={(value) =>
              typeof value !== 'string' || value === ''
                ? undefined
                : !isVinShaped(value)
                  ? t('ats.vinShape')
                  : isVin(value)
                    ? undefined
                    : t('ats.vinSum')
            }
          >
            <VinBox />
          </Field>
          <Field of={actualSale.saleType} />
        </>
      )}
    </FormPanel>
  )
}
