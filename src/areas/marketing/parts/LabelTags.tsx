import './materials.css'
import type { CSSProperties } from 'react'
import { is } from '@/entities/field'
import { labelStatus, type LabelTag } from '@/entities/marketing/label'
import { Blank, Words } from '@/kit/show/Blank'
import { Mark } from '@/kit/show/kinds'
import { useT } from '@/locales'

/** Format of the label form, which also checks the contrast. Any other value of the server is replaced by grey. */
const COLOR = /^#[0-9a-f]{6}$/i

export const LabelMark = ({
  label,
}: {
  label: Pick<LabelTag, 'labelName' | 'color'> & { status?: LabelTag['status'] }
}) => {
  const t = useT()
  const isOff = label.status !== undefined && is(label.status, labelStatus.disabled)
  // A property of the style sheet, which the type of React does not include.
  const style = { '--label-color': COLOR.test(label.color) ? label.color : undefined } as CSSProperties // See above.
  return (
    <span
      className="label-mark"
      data-off={isOff || undefined}
      style={style}
      title={isOff ? t('labelStatus.disabled') : undefined}
    >
      <Words>{label.labelName}</Words>
    </span>
  )
}

/** Labels of a material: in a cell the first two and the number of others, with `full` all of them. */
export const LabelTags = ({ labels, full = false }: { labels: readonly LabelTag[] | undefined; full?: boolean }) => {
  const shown = Array.isArray(labels) ? labels : []
  if (shown.length === 0) return <Blank />
  const max = full ? shown.length : 2
  return (
    <span className="marks label-marks" data-full={full || undefined}>
      {shown.slice(0, max).map((label) => (
        <LabelMark key={label.id} label={label} />
      ))}
      {shown.length > max && (
        <Mark hint={shown.map(({ labelName }) => labelName).join(' / ')}>+{shown.length - max}</Mark>
      )}
    </span>
  )
}
