import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, Input, Select, Switch } from 'antd'
import { useState } from 'react'
import { notify } from '@/api/notices'
import * as virtualCars from '@/api/content/virtualCars'
import { type CarSpec, carSpec } from '@/entities/content/virtualCar'
import { isYes } from '@/entities/field'
import { useLoad } from '@/kit/data/load'
import { useAction } from '@/kit/data/useAction'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import type { ControlProps } from '@/kit/form/controls'
import { named } from '@/kit/show/format'
import { useT } from '@/locales'
import { valuesOf } from '../carValues'
import { pairsIn } from '../pasted'

/** Groups of a specification, which are both the stored values and the texts in the app. */
const GROUPS = ['尺寸', '动力', '三电', '底盘', '智能驾驶', '座舱', '安全'] as const
/** Maximum number of items shown at the top of the page of the model. */
export const MAX_MAIN = 3
const [ITEM, VALUE] = [20, 40]
const cut = (text: string, max: number): string => [...text].slice(0, max).join('')

/**
 * Replaces the specification with that of another model of the series. Requires confirmation if there are items
 * already (`isSome`).
 */
const CopySpecs = ({
  seriesCode,
  id,
  isSome,
  take,
}: {
  seriesCode?: string
  id?: string
  isSome: boolean
  take: (specs: CarSpec[]) => void
}) => {
  const t = useT()
  const { act, busy } = useAction()
  const [chosen, choose] = useState<string>()
  const [asked, ask] = useState<string>()
  const { data, loading } = useLoad(virtualCars.list.query({ seriesCode, pageSize: 100 }, { quiet: true }), {
    enabled: !!seriesCode,
    keep: false,
  })
  const others = (data?.records ?? []).filter((one) => one.id !== id)
  const copy = (from: string) => {
    choose(from)
    ask(undefined)
    void act(async () => take(valuesOf(await virtualCars.get({ id: from })).specs ?? []), { keep: true })
  }
  const name = others.find((one) => one.id === asked)?.modelName ?? ''
  return (
    <>
      <Select
        className="spec-copy"
        value={chosen}
        disabled={!seriesCode || busy}
        loading={loading || busy}
        placeholder={t('carPages.copySpecs')}
        aria-label={t('carPages.copySpecs')}
        options={others.map((one) => ({ value: one.id, label: one.modelName }))}
        onChange={(from: string) => (isSome ? ask(from) : copy(from))}
      />
      <ConfirmDialog
        question={
          asked === undefined
            ? undefined
            : { title: t('carPages.copySpecsAsk', { name }), effect: t('carPages.copySpecsEffect') }
        }
        busy={busy}
        onOk={() => asked !== undefined && copy(asked)}
        onCancel={() => ask(undefined)}
      />
    </>
  )
}

/**
 * Specification of a model by groups: typed, pasted as two columns of a sheet, or copied from another model of the
 * series.
 */
export const SpecGrid = ({
  value = [],
  onChange,
  seriesCode,
  carId,
}: ControlProps<CarSpec[]> & { seriesCode?: string; carId?: string }) => {
  const t = useT()
  const put = (next: CarSpec[]) => onChange?.(next)
  const groups = [...new Set([...GROUPS, ...value.map(({ groupName }) => groupName)])]
  const main = value.filter(({ mainFlag }) => isYes(mainFlag)).length
  const change = (at: number, to: Partial<CarSpec>) =>
    put(value.map((one, place) => (place === at ? { ...one, ...to } : one)))
  const paste = (text: string, groupName: string, at: number): boolean => {
    const pairs = pairsIn(text)
    if (!pairs) return false
    const lines = pairs.map(([name, words]): CarSpec => ({
      groupName,
      specName: cut(name, ITEM),
      specValue: cut(words, VALUE),
      mainFlag: 0,
    }))
    put([...value.slice(0, at), ...lines, ...value.slice(at + 1)])
    notify('success', t('carPages.pasted', { count: lines.length }))
    return true
  }
  return (
    <>
      <p className="quiet">{t('carPages.pasteHint')}</p>
      <CopySpecs seriesCode={seriesCode} id={carId} isSome={value.length > 0} take={put} />
      {groups.map((groupName) => {
        const own = value.flatMap((spec, at) => (spec.groupName === groupName ? [{ spec, at }] : []))
        return (
          <section key={groupName} aria-label={groupName}>
            <h3 className="section-title">{groupName}</h3>
            <table className="spec-grid">
              {own.length > 0 && (
                <thead>
                  <tr>
                    <th scope="col">{t(carSpec.specName.label)}</th>
                    <th scope="col">{t(carSpec.specValue.label)}</th>
                    <th scope="col">{t(carSpec.mainFlag.label)}</th>
                    <th scope="col">{t('list.actions')}</th>
                  </tr>
                </thead>
              )}
              <tbody>
                {own.map(({ spec, at }, place) => {
                  const isTwice = own.some(
                    (one) => one.at !== at && one.spec.specName.trim() === spec.specName.trim() && spec.specName.trim(),
                  )
                  const name = named(groupName, place + 1)
                  return (
                    <tr key={at}>
                      <td>
                        <Input
                          value={spec.specName}
                          maxLength={ITEM}
                          status={isTwice ? 'error' : undefined}
                          aria-label={named(t(carSpec.specName.label), name)}
                          aria-invalid={isTwice ? true : undefined}
                          onChange={(event) => change(at, { specName: event.target.value })}
                          onPaste={(event) => {
                            if (paste(event.clipboardData.getData('text'), groupName, at)) event.preventDefault()
                          }}
                        />
                      </td>
                      <td>
                        <Input
                          value={spec.specValue}
                          maxLength={VALUE}
                          aria-label={named(t(carSpec.specValue.label), name)}
                          onChange={(event) => change(at, { specValue: event.target.value })}
                        />
                      </td>
                      <td>
                        <Switch
                          size="small"
                          checked={isYes(spec.mainFlag)}
                          disabled={!isYes(spec.mainFlag) && main >= MAX_MAIN}
                          aria-label={named(t(carSpec.mainFlag.label), spec.specName || name)}
                          onChange={(on) => change(at, { mainFlag: on ? 1 : 0 })}
                        />
                      </td>
                      <td>
                        <Button
                          size="small"
                          type="text"
                          icon={<DeleteOutlined />}
                          aria-label={named(t('kit.delete'), spec.specName || name)}
                          onClick={() => put(value.filter((_, other) => other !== at))}
                        />
                      </td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
            <Button
              size="small"
              icon={<PlusOutlined />}
              aria-label={named(t('carPages.addSpec'), groupName)}
              onClick={() => put([...value, { groupName, specName: '', specValue: '', mainFlag: 0 }])}
            >
              {t('carPages.addSpec')}
            </Button>
          </section>
        )
      })}
    </>
  )
}
