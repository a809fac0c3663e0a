import { Alert, Input } from 'antd'
import * as cluePhoneBlack from '@/api/cluePhoneBlack'
import { DealerSelect } from '@/business/DealerSelect'
import { type DealerPhoneBlack, dealerPhoneBlack } from '@/entities/leads/dealerPhoneBlack'
import { Field } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { useT } from '@/locales'
import { useIdentity } from '@/session/identity'
import { Evidence, Remark } from '../../parts/blackFields'
import type { Viewer } from '@/business/viewer'

type Values = Pick<DealerPhoneBlack, 'dealerCode' | 'phone' | 'reason' | 'images' | 'remark'>

/** Dealers of both levels may block numbers. */
const LEVELS = [3, 4]
/** The dealer as it is saved: by its code. */
const dealer = { ...dealerPhoneBlack.dealerName, key: 'dealerCode' } as const

/** The dealer of an entry: one of all for headquarters, one of its own for a group, and a dealer itself. */
export const DealerField = ({ viewer: { hq, group, dealerCode } }: { viewer: Viewer }) => {
  const name = useIdentity(({ user }) => user?.dealerName ?? '')
  if (hq || group)
    return (
      <Field of={dealer}>
        <DealerSelect {...(group ? { group: dealerCode } : { dealerType: LEVELS })} />
      </Field>
    )
  return (
    <Field of={dealer} disabled>
      <Own name={name} />
    </Field>
  )
}

const Own = ({ id, name }: { id?: string; name: string }) => <Input id={id} value={name} disabled />

/** Blocks a number for one dealer, with evidence. */
export const DealerBlackForm = ({ viewer, onClose }: { viewer: Viewer; onClose: () => void }) => {
  const t = useT()
  const own = !viewer.hq && !viewer.group
  return (
    <FormPanel<Values>
      open
      width={480}
      name="dealerPhoneBlack.new"
      title={t('blacks.new')}
      initial={own ? { dealerCode: viewer.dealerCode, images: [] } : { images: [] }}
      save={({ dealerCode, phone, reason, images, remark }) => cluePhoneBlack.createDealer({ dealerCode, phone, reason, images, remark: remark ?? '' })}
      saveText={t('leads.black')}
      done={t('leads.blacked')}
      onClose={onClose}
    >
      <Alert type="warning" showIcon title={t('blacks.dealerEffect')} style={{ marginBottom: 16 }} />
      <DealerField viewer={viewer} />
      <Field of={dealerPhoneBlack.phone}>
        <Input type="tel" inputMode="tel" autoComplete="off" />
      </Field>
      <Field of={dealerPhoneBlack.reason} />
      <Evidence reason={dealerPhoneBlack.reason} />
      <Remark reason={dealerPhoneBlack.reason} />
    </FormPanel>
  )
}
