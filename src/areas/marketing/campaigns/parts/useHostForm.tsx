import { useRef, useState } from 'react'
import * as activities from '@/api/activities'
import type { ActivityInput } from '@/api/activities'
import { type Activity, activity } from '@/entities/marketing/activity'
import { useAct } from '@/kit/act'
import type { Question } from '@/kit/actions/ask'
import { Facts } from '@/kit/Facts'
import { useForm } from '@/kit/form/Form'
import { useT } from '@/locales'
import type { Path } from '@/routes'
import { useLeave } from '../../parts/useLeave'
import { DRAFT, UPCOMING } from './hostFaces'
import { initialOf, inputOf, stepOf } from './hostForm'
import { RangeWords } from './RangeWords'
import { useDealersIn } from './RangeStep'

const Audience = ({ values }: { values: ActivityInput }) => {
  const t = useT()
  const { data } = useDealersIn(values.regions)
  const count = values.dealerCodes?.length || (data?.total ?? 0)
  return (
    <Facts
      row={values}
      fields={[
        [activity.regions, <RangeWords key="regions" range={values.regions} />],
        [activity.dealerCodes, t('campaign.dealerCount', { count })],
      ]}
    />
  )
}

/** How the form of a campaign is saved: as it is, or saved and then published, which asks first. Either way it ends at the list. */
export const useHostForm = ({ row, copied, list, go }: { row?: Activity; copied?: Activity; list: Path; go: (step: number) => void }) => {
  const t = useT()
  const toList = useLeave(list)
  const { act, busy } = useAct()
  const [initial] = useState(() => initialOf(row ?? copied, !row, t))
  const [asked, setAsked] = useState<Question>()
  const saved = useRef(row?.id)
  const publishing = useRef(false)
  const leave = () => {
    setAsked(undefined)
    toList()
  }
  const api = useForm<ActivityInput>({
    name: `activity.${row?.id ?? `new.${copied?.id ?? ''}`}`,
    initial,
    save: async (values) => {
      const input = inputOf(values)
      if (row) await activities.update({ id: row.id, ...input })
      else saved.current = (await activities.create(input)).id
    },
    done: t('campaign.saved'),
    onSaved: () => {
      if (!publishing.current) leave()
    },
  })
  const publish = async () => {
    const id = saved.current
    // What could not be published is saved as a draft all the same: the list has it.
    if (id) await act(() => activities.setStatus({ id, status: UPCOMING }), { done: t('campaign.published') })
    leave()
  }
  const ask = async () => {
    const good = await api.form.validateFields().then(
      () => true,
      () => false,
    )
    const values: ActivityInput = api.form.getFieldsValue(true)
    if (good) setAsked({ title: t('campaign.publishAsk', { title: values.title ?? '' }), more: <Audience values={values} />, okText: t('campaign.publish') })
    else go(stepOf(String(api.form.getFieldsError().find(({ errors }) => errors.length)?.name[0])))
  }
  return {
    api: { ...api, busy: api.busy || busy },
    asked,
    ask: () => void ask(),
    drop: () => setAsked(undefined),
    publish: () => {
      publishing.current = true
      api.submitThen(() => void publish())
      // A refusal stays on the form; a later save must not publish.
      setAsked(undefined)
    },
    canPublish: !row || Number(row.status) === DRAFT,
  }
}
