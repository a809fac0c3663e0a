import { Alert } from 'antd'
import { useRef, useState } from 'react'
import * as clues from '@/api/leads/clues'
import { notify } from '@/api/notices'
import { f } from '@/entities/field'
import { type NurtureClue, nurtureClue } from '@/entities/leads/nurtureClue'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import { FormBody, useForm } from '@/kit/form/Form'
import { useT } from '@/locales'
import { ReassignResult, useReassignment } from '@/areas/leads/parts/reassignment'
import { TargetDealer } from '../../parts/TargetDealer'
import { isActivated } from '../nurtureFilters'

const dealerCode = { ...f.dealer(), key: 'dealerCode', label: 'leads.targetDealer' } as const
const remark = { ...f.text({ max: 200 }), key: 'remark', label: nurtureClue.remark.label } as const

/**
 * Hands activated customers to a dealer, where they become leads. Customers in other states are skipped and counted.
 * Dealers in the customers' common city come first; previous dealers are marked.
 */
export const HandOver = ({
  rows,
  onClose,
  onDone,
}: {
  rows: readonly NurtureClue[]
  onClose: () => void
  onDone?: () => void
}) => {
  const t = useT()
  const [fitting] = useState(() => rows.filter(isActivated))
  const [dropped] = useState(rows.length - fitting.length)
  const [over, setOver] = useState(false)
  const failures = useRef(0)
  const reassigning = useReassignment(clues.reassignAgents)
  const count = fitting.length
  const cities = new Set(fitting.map(({ cityName }) => cityName))
  const formers = Object.fromEntries(
    fitting.flatMap((row) => (row.lastDealerCode ? [[row.lastDealerCode, { text: t('nurture.former') }]] : [])),
  )
  const title = t('nurture.handOverCount', { count })
  const api = useForm<{ dealerCode?: string; remark?: string }>({
    name: 'nurture.handOver',
    initial: {},
    save: async (values) => {
      const target = { dealerCode: values.dealerCode ?? '', saleUserId: '', remark: values.remark ?? '' }
      failures.current = (await reassigning.give([{ clueIds: fitting.map(({ clueId }) => clueId), target }])).length
      if (failures.current < count) onDone?.()
    },
    onSaved: () => {
      if (failures.current) return setOver(true)
      notify('success', t('nurture.handedOver', { count }))
      onClose()
    },
  })
  const { Field } = api
  const close = () => {
    if (api.busy) return
    api.markSaved()
    onClose()
  }
  if (over) return <ReassignResult title={title} reassigning={reassigning} onClose={onClose} />
  return (
    <Dialog
      open
      title={title}
      width={600}
      onClose={close}
      footer={
        <DialogButtons
          ok={t('nurture.handOver')}
          busy={api.busy}
          disabled={count === 0}
          onOk={api.submit}
          onClose={close}
        />
      }
    >
      {dropped > 0 && (
        <Alert type="warning" showIcon title={t('nurture.dropped', { count: dropped })} className="space-below" />
      )}
      <FormBody {...api.body} onFinish={() => count > 0 && api.submit()} disabled={api.busy}>
        <Field of={dealerCode} required>
          <TargetDealer cityName={cities.size === 1 ? [...cities][0] : undefined} marks={formers} />
        </Field>
        <Field of={remark} />
      </FormBody>
    </Dialog>
  )
}
