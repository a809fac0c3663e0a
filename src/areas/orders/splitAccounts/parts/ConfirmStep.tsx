import { Button, Checkbox, Form as AntForm } from 'antd'
import type { ReactNode } from 'react'
import type { ProrateApplication } from '@/api/orders/prorateAccounts'
import { useT, type TextKey } from '@/locales'
import { useLax } from '@/kit/form/Form'
import type { ApplyValues } from '../application'
import { BankFacts, BasicFacts, LegalFacts } from './ApplicationFacts'
import { PictureFacts } from './PictureFacts'

const SURE = 'sure'

const Part = ({ title, edit, children }: { title: TextKey; edit: () => void; children: ReactNode }) => {
  const t = useT()
  return (
    <section aria-label={t(title)} className="account-owner">
      <div className="account-slot">
        <h3 className="section-title">{t(title)}</h3>
        <Button type="link" size="small" aria-label={`${t('kit.edit')} ${t(title)}`} onClick={edit}>
          {t('kit.edit')}
        </Button>
      </div>
      {children}
    </section>
  )
}

export const ConfirmStep = ({
  row,
  dealerName,
  dealerCode,
  go,
}: {
  row: ProrateApplication | undefined
  dealerName: string
  dealerCode: string
  go: (step: number) => void
}) => {
  const t = useT()
  const isLax = useLax()
  const form = AntForm.useFormInstance<ApplyValues>()
  const values = AntForm.useWatch((now: ApplyValues) => now, { form, preserve: true })
  // Missing values are shown as a dash.
  const shown = { ...row, ...values, dealerName, dealerCode } as unknown as ProrateApplication // See above.
  if (!values) return null
  return (
    <>
      <Part title="account.apply1" edit={() => go(0)}>
        <BasicFacts row={shown} />
      </Part>
      <Part title="account.apply2" edit={() => go(1)}>
        <LegalFacts row={shown} />
      </Part>
      <Part title="account.apply3" edit={() => go(2)}>
        <BankFacts row={shown} />
      </Part>
      <Part title="account.apply4" edit={() => go(3)}>
        <PictureFacts row={shown} />
      </Part>
      <AntForm.Item
        name={SURE}
        valuePropName="checked"
        rules={[
          {
            validator: (_, sure: unknown) =>
              sure === true || isLax() ? Promise.resolve() : Promise.reject(new Error(t('account.notSure'))),
          },
        ]}
      >
        <Checkbox>{t('account.sure')}</Checkbox>
      </AntForm.Item>
    </>
  )
}
