import { Select } from 'antd'
import { useState } from 'react'
import * as labels from '@/api/marketing/labels'
import { labelStatus, type LabelTag, type LabelType, type OfferedLabel } from '@/entities/marketing/label'
import { CLEAR } from '@/kit/show/boxIcons'
import type { ControlProps } from '@/kit/form/controls'
import { FieldNote } from '@/kit/form/FieldNote'
import { optionsState, useLoad } from '@/kit/data/load'
import { BY_LABEL } from '@/kit/form/search'
import { useT } from '@/locales'
import { LabelMark } from './LabelTags'

export const MAX_LABELS = 5

const isOffered = (model: string | undefined) => (label: OfferedLabel) =>
  !label.seriesCode || label.seriesCode === model

/** Returns the next selection: a single-choice type keeps only the newest label, and at most five are allowed. */
export const chosenLabels = (
  types: readonly LabelType[],
  before: readonly string[],
  next: readonly string[],
): string[] => {
  const added = next.filter((id) => !before.includes(id))
  const rivals = types
    .filter((type) => !Number(type.multiFlag) && type.labels.some(({ id }) => added.includes(id)))
    .flatMap((type) => type.labels.map(({ id }) => id))
  return next.filter((id) => added.includes(id) || !rivals.includes(id)).slice(0, MAX_LABELS)
}

/**
 * Labels of a material by id, grouped by type; at most five. `model` is the series of the material. A label that is
 * no longer offered (`known`) stays, in grey, until it is removed.
 */
export const LabelSelect = ({
  id,
  value = [],
  onChange,
  disabled,
  kind,
  model,
  known = [],
  label,
}: ControlProps<string[]> & { kind: number; model?: string; known?: readonly LabelTag[]; label: string }) => {
  const t = useT()
  const {
    data: types = [],
    error,
    loading,
    retry,
  } = useLoad(labels.listTypes.query({ kind: String(kind), model: model || undefined }, { quiet: true }))
  const groups = types
    .map((type) => ({ ...type, labels: type.labels.filter(isOffered(model)) }))
    .filter((type) => type.labels.length)
  const offered = new Map(groups.flatMap((type) => type.labels).map((one) => [one.id, one]))
  const gone = value.filter((one) => !offered.has(one))
  const [replaced, setReplaced] = useState<readonly string[]>([])
  const nameOf = (one: string) => offered.get(one)?.labelName ?? known.find((tag) => tag.id === one)?.labelName ?? one
  const change = (next: string[]) => {
    const chosen = chosenLabels(types, value, next)
    setReplaced(next.filter((one) => value.includes(one) && !chosen.includes(one)))
    onChange?.(chosen)
  }
  const note = [
    replaced.length > 0 && t('labels.replaced', { names: replaced.map(nameOf).join(t('kit.comma')) }),
    value.length >= MAX_LABELS && t('labels.full', { max: MAX_LABELS }),
  ]
  return (
    <>
      <Select
        id={id}
        mode="multiple"
        disabled={disabled}
        allowClear={CLEAR}
        aria-label={label}
        placeholder={t('labels.max', { max: MAX_LABELS })}
        maxCount={MAX_LABELS}
        value={value}
        showSearch={BY_LABEL}
        options={[
          ...groups.map((type) => ({
            key: type.code,
            label: Number(type.multiFlag) ? type.name : t('labels.oneOf', { name: type.name }),
            title: type.name,
            options: type.labels.map((one) => ({ value: one.id, label: one.labelName })),
          })),
          ...(gone.length && !loading
            ? [
                {
                  key: 'gone',
                  label: t('labels.gone'),
                  title: t('labels.gone'),
                  options: gone.map((one) => ({ value: one, label: nameOf(one), disabled: true })),
                },
              ]
            : []),
        ]}
        tagRender={({ value: one, closable, onClose }) => {
          const tag = offered.get(String(one))
          return (
            <span className="label-chosen">
              <LabelMark
                label={{
                  labelName: nameOf(String(one)),
                  color: tag?.color ?? '',
                  status: tag || loading ? undefined : labelStatus.disabled,
                }}
              />
              {(closable || !tag) && !disabled && (
                <button
                  type="button"
                  className="label-off"
                  aria-label={t('labels.takeOff', { name: nameOf(String(one)) })}
                  onClick={onClose}
                >
                  ×
                </button>
              )}
            </span>
          )
        }}
        onChange={change}
        {...optionsState({ loading, error, retry })}
      />
      {!disabled && <FieldNote text={note.filter(Boolean).join('\n')} />}
    </>
  )
}
