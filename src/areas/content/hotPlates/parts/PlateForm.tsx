import { Button, Form as AntForm } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import * as hotContent from '@/api/content/hotContent'
import type { PlateInput } from '@/api/content/hotContent'
import { useViewer } from '@/business/viewer'
import { type HotPlateDetail, hotPlate } from '@/entities/content/hotPlate'
import { isYes } from '@/entities/field'
import { Actions } from '@/kit/actions/actions'
import { SettingBody, useSetting } from '@/kit/form/setting'
import { StatusTag } from '@/kit/show/kinds'
import { WithPhone } from '@/kit/show/WithPhone'
import { changesOf } from '@/lib/changes'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { HotPage, PlatePreview } from './HotPhone'
import { PlateFields } from './PlateFields'
import { isAlive, shownBy } from './plateRules'
import { nameOf, PLATE_SHELF } from './plateShelf'
import { isUp, useShelf } from '../../parts/shelf'
import { ShownList } from './ShownList'

const initialOf = (plate: HotPlateDetail): PlateInput => ({
  plateName: plate.plateName,
  icon: plate.icon,
  layout: plate.layout,
  pickRule: plate.pickRule,
  ruleDays: numberIn(plate.ruleDays) ?? undefined,
  maxCount: numberIn(plate.maxCount) ?? undefined,
  moreFlag: isYes(plate.moreFlag) ? 1 : 0,
  items: plate.items.toSorted((a, b) => (numberIn(a.sort) ?? 0) - (numberIn(b.sort) ?? 0)),
})

export const PlateForm = ({ plate, reload }: { plate: HotPlateDetail; reload: () => void }) => {
  const t = useT()
  const may = useMay()
  const client = useQueryClient()
  const { head } = useViewer()
  const writes = head && may('hotContent.updatePlate')
  const moves = useShelf(PLATE_SHELF).actions
  const initial = initialOf(plate)
  const setting = useSetting({
    name: `hotPlate.${plate.id}`,
    initial,
    save: (values, force) => {
      const items = values.items.map((item, at) => ({ ...item, sort: at + 1 }))
      return hotContent.updatePlate(
        { id: plate.id, ...changesOf(initial, { ...values, items }), updateTime: plate.updateTime, ...force },
        { quiet: true },
      )
    },
    newer: () => hotContent.getPlate({ id: plate.id }, { quiet: true }),
    reload,
    done: t(isUp(plate) ? 'hot.plateSavedUp' : 'hot.saved'),
  })
  const save = () =>
    void setting.confirmFirst(
      ({ items }) => {
        const dead = items.filter((item) => !isAlive(item)).length
        return dead ? { title: t('hot.deadAsk', { count: dead }), okText: t('hot.deadRemove') } : undefined
      },
      ({ items }) => {
        setting.form.setFieldsValue({ items: items.filter(isAlive) })
        setting.submit()
      },
    )
  const reset = () => {
    const go = () => {
      setting.markSaved()
      void client.invalidateQueries().then(reload)
    }
    if (!setting.dirty) return go()
    setting.ask({ title: t('hot.resetAsk'), okText: t('hot.reset'), danger: true }, go)
  }
  return (
    <>
      <header className="hot-plate-head">
        <h2>{nameOf(plate)}</h2>
        <StatusTag field={hotPlate.status} value={plate.status} />
        <Actions items={moves(plate)} />
      </header>
      <SettingBody of={setting} writes={writes} save={save} back={<Button onClick={reset}>{t('hot.reset')}</Button>}>
        <WithPhone phone={<Phone plate={plate} initial={initial} />}>
          <PlateFields Field={setting.Field} plate={plate} disabled={!writes} />
          <Preview plate={plate} initial={initial} />
        </WithPhone>
      </SettingBody>
    </>
  )
}

interface Now {
  plate: HotPlateDetail
  initial: PlateInput
}
const useNow = ({ plate, initial }: Now) => {
  const form = AntForm.useFormInstance<PlateInput>()
  const values: PlateInput = AntForm.useWatch((all: PlateInput) => all, { form, preserve: true }) ?? initial
  const shown = shownBy(values.pickRule, values.items ?? [], plate.autoItems, values.maxCount)
  return { values, shown }
}
const Phone = (props: Now) => {
  const { values, shown } = useNow(props)
  return (
    <HotPage>
      <PlatePreview plate={values} items={shown} />
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
