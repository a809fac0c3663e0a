import { Alert } from 'antd'
import * as cluePhoneBlack from '@/api/cluePhoneBlack'
import { f } from '@/entities/field'
import type { Clue } from '@/entities/leads/clue'
import { blackReason } from '@/entities/leads/enums'
import { Field } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { useT } from '@/locales'
import { Evidence, Remark } from './blackFields'
import { useViewer } from '@/business/viewer'

interface Values {
  reason?: number
  remark?: string
  images?: string[]
}

const FROM_LEAD = 3
const reason = { ...f.enum(blackReason, { required: true }), key: 'reason', label: 'leads.blackReason' } as const

/** Blocks the phone of a lead with a reason: headquarters everywhere, a dealer for its own house, there with evidence. */
export const BlackDialog = ({
  lead,
  onClose,
  onDone,
}: {
  lead: Pick<Clue, 'clueId' | 'customerName' | 'phone'> & { dealerCode?: string }
  onClose: () => void
  onDone?: () => void
}) => {
  const t = useT()
  const { hq, group, dealerCode } = useViewer()
  const save = ({ reason: why, remark: more, images: pictures }: Values) => {
    // The form has checked that a reason is chosen.
    const input = { phone: lead.phone, reason: why as cluePhoneBlack.BlackInput['reason'], remark: more ?? '' }
    return hq
      ? cluePhoneBlack.create({ ...input, source: FROM_LEAD })
      : cluePhoneBlack.createDealer({ ...input, dealerCode: group ? (lead.dealerCode ?? '') : dealerCode, images: pictures ?? [] })
  }
  return (
    <FormPanel<Values>
      open
      danger
      width={480}
      name={`leads.black.${lead.clueId}`}
      title={t('leads.blackOf', { name: lead.customerName })}
      initial={{}}
      save={save}
      done={t('leads.blacked')}
      saveText={t('leads.black')}
      onSaved={onDone}
      onClose={onClose}
    >
      <Alert type={hq ? 'error' : 'warning'} showIcon title={t(hq ? 'leads.blackEffect' : 'leads.blackDealerEffect')} style={{ marginBottom: 16 }} />
      <Field of={reason} />
      <Remark reason={reason} />
      {!hq && <Evidence reason={reason} />}
    </FormPanel>
  )
}
