import { Alert, Button } from 'antd'
import { useState } from 'react'
import * as cluePhoneBlack from '@/api/leads/cluePhoneBlack'
import { ApiError } from '@/api/error'
import { findRow } from '@/api/findById'
import { type PhoneBlack, phoneBlack } from '@/entities/leads/phoneBlack'
import { useAction } from '@/kit/data/useAction'
import { FormPanel } from '@/kit/form/FormPanel'
import { isSamePhone } from '@/lib/masking'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { Remark } from '@/areas/leads/parts/blackFields'
import { is } from '@/entities/field'
import { blackStatus } from '@/entities/leads/enums'

type Values = Pick<PhoneBlack, 'phone' | 'reason' | 'remark'>

/**
 * Finds the lifted entry of a number that headquarters blocked before. Undefined if there is none or the request
 * fails.
 */
const liftedOf = async (phone: string): Promise<PhoneBlack | undefined> => {
  const isIt = (row: PhoneBlack) => isSamePhone(row.phone, phone) && is(row.status, blackStatus.lifted)
  const lifted = await findRow(cluePhoneBlack.list, { phone, status: blackStatus.lifted }, isIt).catch(() => undefined)
  return lifted && { ...lifted, phone }
}

/** Blocks a number everywhere. If it has a lifted entry, offers to block it again. */
export const BlackForm = ({ onClose }: { onClose: () => void }) => {
  const t = useT()
  const may = useMay()
  const [lifted, setLifted] = useState<PhoneBlack>()
  const save = async ({ phone, reason, remark }: Values) => {
    setLifted(undefined)
    try {
      await cluePhoneBlack.create({ phone, reason, remark: remark ?? '' })
    } catch (error) {
      if (error instanceof ApiError && error.fault === 'refused' && may('cluePhoneBlack.updateStatus'))
        setLifted(await liftedOf(phone))
      throw error
    }
  }
  return (
    <FormPanel
      open
      asWindow
      width={480}
      name="phoneBlack.new"
      title={t('blacklist.new')}
      initial={{}}
      save={save}
      saveText={t('leads.black')}
      danger
      done={t('leads.blacked')}
      onClose={onClose}
    >
      {({ Field, markSaved: settle }) => (
        <>
          <Alert type="error" showIcon title={t('leads.blackEffect')} className="space-below" />
          {lifted && (
            <Again
              row={lifted}
              onDone={() => {
                settle()
                onClose()
              }}
            />
          )}
          <Field of={phoneBlack.phone} />
          <Field of={phoneBlack.reason} />
          <Remark Field={Field} reason={phoneBlack.reason} />
        </>
      )}
    </FormPanel>
  )
}

const Again = ({ row, onDone }: { row: PhoneBlack; onDone: () => void }) => {
  const t = useT()
  const { act, busy } = useAction()
  const again = async () => {
    if (
      await act(() => cluePhoneBlack.updateStatus({ id: row.id, status: blackStatus.active }), {
        done: t('leads.blacked'),
      })
    )
      onDone()
  }
  return (
    <Alert
      type="warning"
      showIcon
      className="space-below"
      title={t('blacklist.wasLifted', { phone: row.phone })}
      action={
        <Button size="small" loading={busy} onClick={() => void again()}>
          {t('blacklist.again')}
        </Button>
      }
    />
  )
}
