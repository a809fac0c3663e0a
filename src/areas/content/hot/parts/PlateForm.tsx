import { Button, Form as AntForm } from 'antd'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import * as hotContent from '@/api/content/hotContent'
import type { PlateInput } from '@/api/content/hotContent'
import { notify } from '@/api/notices'
import { useViewer } from '@/business/viewer'
import { type HotPlateDetail, hotPlate } from '@/entities/content/hotPlate'
import { isYes } from '@/entities/field'
import { Actions } from '@/kit/actions/actions'
import { Ask, type Question } from '@/kit/dialog/ask'
import { ChangedMeanwhile, useChanged } from '@/kit/form/changed'
import { FormBody, useForm } from '@/kit/form/Form'
import { FormFoot } from '@/kit/form/FormFoot'
import { StatusTag } from '@/kit/show/kinds'
import { WithPhone } from '@/kit/show/WithPhone'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { changesOf } from './changes'
import { HotPage, PlateFace } from './HotPhone'
import { PlateFields } from './PlateFields'
import { isAlive, shownBy } from './plateRules'
import { nameOf, PLATE_SHELF } from './plateShelf'
import { isUp, useShelfActions } from './shelf'
import { ShownList } from './ShownList'

const initialOf = (plate: HotPlateDetail): PlateInput => ({
  plateName: plate.plateName,
  icon: plate.icon,
  layout: plate.layout,
  pickRule: plate.pickRule,
  ruleDays: numberIn(plate.ruleDays) ?? 7,
  maxCount: numberIn(plate.maxCount) ?? 10,
  moreFlag: isYes(plate.moreFlag) ? 1 : 0,
  items: plate.items.toSorted((a, b) => (numberIn(a.sort) ?? 0) - (numberIn(b.sort) ?? 0)),
})

/** The settings of a plate, beside them what it would show now, as a list and in the phone. */
export const PlateForm = ({ plate, reload }: { plate: HotPlateDetail; reload: () => void }) => {
  const t = useT()
  const may = useMay()
  const client = useQueryClient()
  const { head } = useViewer()
  const writes = head && may('hotContent.updatePlate')
  const moves = useShelfActions(PLATE_SHELF)
  const initial = initialOf(plate)
  const [asked, setAsked] = useState<{ question: Question; go: () => void }>()
  const { send, ...changed } = useChanged()
  const read = () => hotContent.getPlate({ id: plate.id }, { quiet: true })
  const api = useForm<PlateInput>({
    name: `hotPlate.${plate.id}`,
    initial,
    save: async (values) => {
      const items = values.items.map((item, at) => ({ ...item, sort: at + 1 }))
      await send(
        (force) =>
          hotContent.updatePlate(
            { id: plate.id, ...changesOf(initial, { ...values, items }), updateTime: plate.updateTime, ...force },
            { quiet: true },
          ),
        read,
      )
    },
    onSaved: () => notify('success', t(isUp(plate) ? 'hot.plateSavedUp' : 'hot.saved')),
  })
  const save = async () => {
    if (!(await api.check())) return
    // All values of the form.
    const items: PlateInput['items'] = api.form.getFieldValue(hotPlate.items.key) ?? []
    const dead = items.filter((item) => !isAlive(item)).length
    if (!dead) return api.submit()
    setAsked({
      question: { title: t('hot.deadAsk', { count: dead }), okText: t('hot.deadRemove') },
      go: () => {
        api.form.setFieldsValue({ items: items.filter(isAlive) })
        api.submit()
      },
    })
  }
  const reset = () => {
    const go = () => {
      api.markSaved()
      void client.invalidateQueries().then(reload)
    }
    if (!api.dirty) return go()
    setAsked({ question: { title: t('hot.resetAsk'), okText: t('hot.reset'), danger: true }, go })
  }
  return (
    <>
      <header className="hot-plate-head">
        <h2>{nameOf(plate)}</h2>
        <StatusTag field={hotPlate.status} value={plate.status} />
        <Actions items={moves(plate)} />
      </header>
      <FormBody {...api.body} onFinish={() => void save()} disabled={!writes}>
        <WithPhone phone={<Phone plate={plate} initial={initial} />}>
          <PlateFields Field={api.Field} plate={plate} disabled={!writes} />
          <Preview plate={plate} initial={initial} />
        </WithPhone>
        {writes && (
          <FormFoot>
            <Button onClick={reset}>{t('hot.reset')}</Button>
            <Button type="primary" loading={api.busy} onClick={() => void save()}>
              {t('kit.save')}
            </Button>
          </FormFoot>
        )}
      </FormBody>
      <Ask
        question={asked?.question}
        busy={api.busy}
        onCancel={() => setAsked(undefined)}
        onOk={() => {
          setAsked(undefined)
          asked?.go()
        }}
      />
      <ChangedMeanwhile of={changed} submit={api.submit} saveDraft={api.saveDraft} reload={reload} />
    </>
  )
}

interface Now {
  plate: HotPlateDetail
  initial: PlateInput
}
/** What stands in the form, and what a plate of it would show. */
const useNow = ({ plate, initial }: Now) => {
  const form = AntForm.useFormInstance<PlateInput>()
  const values: PlateInput = AntForm.useWatch((all: PlateInput) => all, { form, preserve: true }) ?? initial
  const shown = shownBy(values.pickRule, values.items ?? [], plate.autoItems, numberIn(values.maxCount) ?? 0)
  return { values, shown }
}
const Phone = (props: Now) => {
  const { values, shown } = useNow(props)
  return (
    <HotPage>
      <PlateFace plate={values} items={shown} />
    </HotPage>
  )
}
const Preview = (props: Now) => {
  const t = useT()
  const { shown } = useNow(props)
  return (
    <section>
      <h3 className="card-title">{t('hot.shownNow')}</h3>
      <ShownList items={shown} />
    </section>
  )
}
