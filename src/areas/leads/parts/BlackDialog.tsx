import { Alert } from 'antd'
import * as cluePhoneBlack from '@/api/leads/cluePhoneBlack'
import * as clues from '@/api/leads/clues'
import { f } from '@/entities/field'
import type { Clue } from '@/entities/leads/clue'
import { blackReason, blackSource } from '@/entities/leads/enums'
import { PATTERNS } from '@/entities/rules'
import { FormPanel } from '@/kit/form/FormPanel'
import { useT } from '@/locales'
import { Evidence, Remark } from './blackFields'
import { useViewer } from '@/business/viewer'

interface Values {
  reason: cluePhoneBlack.BlackInput['reason']
  remark?: string
  images?: string[]
}

const reason = { ...f.enum(blackReason, { required: true }), key: 'reason', label: 'leads.blackReason' } as const

/** Blocks the phone of a lead with a reason: everywhere for headquarters, for itself with evidence for a dealer. */
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
  const save = async ({ reason: why, remark: more, images: pictures }: Values) => {
    // List rows may contain the masked number. The lead itself has the full one.
    const { phone } = PATTERNS.mobile.test(lead.phone) ? lead : await clues.get({ clueId: lead.clueId })
    const input = { phone, reason: why, remark: more ?? '' }
    return hq
      ? cluePhoneBlack.create({ ...input, source: blackSource.lead })
      : cluePhoneBlack.createDealer({
          ...input,
          dealerCode: group ? (lead.dealerCode ?? '') : dealerCode,
          images: pictures ?? [],
        })
  }
  return (
    <FormPanel
      open
      danger
      asWindow
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
      {({ Field }) => (
        <>
          <Alert
            type={hq ? 'error' : 'warning'}
            showIcon
            title={t(hq ? 'leads.blackEffect' : 'leads.blackDealerEffect')}
            className="space-below"
          />
          <Field of={reason} />
          <Remark Field={Field} reason={reason} />
          {!hq && <Evidence Field={Field} reason={reason} />}
        </>
      )}
    </FormPanel>
  )
}
