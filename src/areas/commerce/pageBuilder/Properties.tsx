import { Alert, Select } from 'antd'
import { useState } from 'react'
import { subject, subjectType } from '@/entities/commerce/subject'
import { type Block, subjectBlock } from '@/entities/commerce/subjectBlock'
import { isYes } from '@/entities/field'
import { Moment } from '@/kit/form/controls'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { kindOf } from './blocks'
import { ChoiceBox, ColourBox, FlagBox, Labelled, PictureBox, TextBox, WholeBox } from './boxes'
import { typeName, wholeIn } from './kind'
import type { Settings } from './state'

export const BlockProperties = ({
  block,
  edit,
}: {
  block: Block
  edit: (what: string, change: (block: Block) => Block) => void
}) => {
  const t = useT()
  const kind = kindOf(block.blockType)
  const set = (part: Record<string, unknown>) => edit(Object.keys(part).join(), (now) => ({ ...now, ...part }))
  return (
    <section className="page-properties" aria-label={t('pageBuilder.properties')}>
      <h3>{typeName(block.blockType, t)}</h3>
      {kind ? (
        kind.fields(block.props, (change) => edit('props', (now) => ({ ...now, props: change(now.props) })))
      ) : (
        <Alert type="info" showIcon title={t('pageBuilder.unknownHint')} />
      )}
      {kind && (
        <>
          <TextBox
            label={t(subjectBlock.name.label)}
            value={plain(block.name)}
            max={subjectBlock.name.max ?? 10}
            onChange={(name) => set({ name: [...name].slice(0, subjectBlock.name.max).join('') })}
          />
          <WholeBox
            label={t(subjectBlock.marginTop.label)}
            value={wholeIn(block.marginTop, 0, 100, 0)}
            min={0}
            max={100}
            onChange={(marginTop) => set({ marginTop })}
          />
        </>
      )}
      <FlagBox
        label={t(subjectBlock.hidden.label)}
        value={isYes(block.hidden)}
        onChange={(on) => set({ hidden: on ? 1 : 0 })}
      />
    </section>
  )
}

const RATIOS = { '1:1': 1, '3:4': 3 / 4 } as const

export const PageSettings = ({
  settings,
  fixed,
  set,
}: {
  settings: Settings
  fixed: boolean
  set: (change: Partial<Settings>) => void
}) => {
  const t = useT()
  const [ratio, setRatio] = useState<keyof typeof RATIOS>('1:1')
  return (
    <section className="page-properties" aria-label={t('pageBuilder.settings')}>
      <h3>{t('pageBuilder.settings')}</h3>
      <TextBox
        label={t(subject.title.label)}
        value={settings.title}
        max={subject.title.max ?? 30}
        onChange={(title) => set({ title })}
      />
      <Labelled label={t(subject.pageType.label)} hint={fixed ? t('pageBuilder.typeFixed') : undefined}>
        {(id) => (
          <Select
            id={id}
            value={settings.pageType}
            disabled={fixed}
            placeholder={t(subject.pageType.label)}
            options={subjectType.options.map(({ value, label }) => ({ value: Number(value), label: t(label) }))}
            onChange={(pageType: number) => set({ pageType })}
          />
        )}
      </Labelled>
      <ChoiceBox<keyof typeof RATIOS>
        label={t('pageBuilder.coverRatio')}
        value={ratio}
        options={[
          { value: '1:1', label: '1:1' },
          { value: '3:4', label: '3:4' },
        ]}
        onChange={setRatio}
      />
      <PictureBox
        key={ratio}
        label={t(subject.cover.label)}
        value={settings.cover}
        aspect={RATIOS[ratio]}
        onChange={(cover) => set({ cover })}
      />
      <ColourBox label={t(subject.bgColor.label)} value={settings.bgColor} onChange={(bgColor) => set({ bgColor })} />
      <PictureBox
        label={t(subject.bgImage.label)}
        value={settings.bgImage}
        hint={t('pageBuilder.pictureWide')}
        onChange={(bgImage) => set({ bgImage })}
      />
      <TextBox
        label={t(subject.shareTitle.label)}
        value={settings.shareTitle}
        max={subject.shareTitle.max ?? 30}
        hint={t('pageBuilder.shareHint')}
        onChange={(shareTitle) => set({ shareTitle })}
      />
      <PictureBox
        label={t(subject.shareImage.label)}
        value={settings.shareImage}
        aspect={5 / 4}
        hint="5:4"
        onChange={(shareImage) => set({ shareImage })}
      />
      {settings.pageType !== subjectType.home && (
        <>
          <Labelled label={t(subject.startTime.label)}>
            {(id) => <Moment id={id} value={settings.startTime} onChange={(time) => set({ startTime: time ?? '' })} />}
          </Labelled>
          <Labelled label={t(subject.endTime.label)} hint={t('banners.always')}>
            {(id) => <Moment id={id} value={settings.endTime} onChange={(time) => set({ endTime: time ?? '' })} />}
          </Labelled>
        </>
      )}
    </section>
  )
}
