import { Alert, Button, Input } from 'antd'
import { useState } from 'react'
import * as cluePhoneBlack from '@/api/cluePhoneBlack'
import { ApiError } from '@/api/error'
import { type PhoneBlack, phoneBlack } from '@/entities/leads/phoneBlack'
import { useAct } from '@/kit/act'
import { Field } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { Remark } from '../../parts/blackFields'

type Values = Pick<PhoneBlack, 'phone' | 'reason' | 'remark'>

/** The lifted entry of a number that headquarters blocked before; undefined where there is none, or none to be had. */
const liftedOf = async (phone: string): Promise<PhoneBlack | undefined> => {
  const { records } = await cluePhoneBlack.list({ phone, status: 0, pageSize: 1 }, { quiet: true }).catch(() => ({ records: [] }))
  return records[0]
}

/** Blocks a number everywhere; one that was blocked before and is lifted is offered to be blocked again. */
export const BlackForm = ({ onClose }: { onClose: () => void }) => {
  const t = useT()
  const may = useMay()
  const [lifted, setLifted] = useState<PhoneBlack>()
  const save = async ({ phone, reason, remark }: Values) => {
    setLifted(undefined)
    try {
      await cluePhoneBlack.create({ phone, reason, remark: remark ?? '' })
    } catch (error) {
      if (error instanceof ApiError && error.fault === 'refused' && may('cluePhoneBlack.updateStatus')) setLifted(await liftedOf(phone))
      throw error
    }
  }
  return (
    <FormPanel<Values>
      open
      width={480}
      name="phoneBlack.new"
      title={t('blacks.new')}
      initial={{}}
      save={save}
      saveText={t('leads.black')}
      danger
      done={t('leads.blacked')}
      onClose={onClose}
    >
      {({ settle }) => (
        <>
          <Alert type="error" showIcon title={t('leads.blackEffect')} style={{ marginBottom: 16 }} />
          {lifted && (
            <Again
              row={lifted}
              onDone={() => {
                settle()
                onClose()
              }}
            />
          )}
          <Field of={phoneBlack.phone}>
            <Input type="tel" inputMode="tel" autoComplete="off" />
          </Field>
          <Field of={phoneBlack.reason} />
          <Remark reason={phoneBlack.reason} />
        </>
      )}
    </FormPanel>
  )
}

const Again = ({ row, onDone }: { row: PhoneBlack; onDone: () => void }) => {
  const t = useT()
  const { act, busy } = useAct()
  const again = async () => {
    if (await act(() => cluePhoneBlack.updateStatus({ id: row.id, status: 1 }), { done: t('leads.blacked') })) onDone()
  }
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBottom: 16 }}
      title={t('blacks.wasLifted', { phone: row.phone })}
      action={
        <Button size="small" loading={busy} onClick={() => void again()}>
          {t('blacks.again')}
        </Button>
      }
    />
  )
}
