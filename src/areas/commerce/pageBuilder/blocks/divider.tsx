import { LineOutlined } from '@ant-design/icons'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { ChoiceBox, ColourBox, isColour, WholeBox } from '../boxes'
import { blockKind, type Change, oneOf, wholeIn } from '../kind'

interface Divider {
  style: 'blank' | 'solid' | 'dashed'
  height: number
  color: string
}
const GREY = '#e5e5e5'

const Face = ({ of: { style, height, color } }: { of: Divider }) => (
  <div className="page-divider" style={{ height }}>
    {style !== 'blank' && <hr style={{ borderTopStyle: style, borderTopColor: isColour(color) ? color : GREY }} />}
  </div>
)

const Fields = ({ of, change }: { of: Divider; change: Change<Divider> }) => {
  const t = useT()
  return (
    <>
      <ChoiceBox
        label={t('pageBuilder.lineStyle')}
        value={of.style}
        options={[
          { value: 'blank', label: t('pageBuilder.blank') },
          { value: 'solid', label: t('pageBuilder.solid') },
          { value: 'dashed', label: t('pageBuilder.dashed') },
        ]}
        onChange={(style) => change({ style })}
      />
      <WholeBox
        label={t('pageBuilder.height')}
        value={of.height}
        min={0}
        max={100}
        onChange={(height) => change({ height })}
      />
      {of.style !== 'blank' && (
        <ColourBox label={t('pageBuilder.colour')} value={of.color} onChange={(color) => change({ color })} />
      )}
    </>
  )
}

export const divider = blockKind<Divider>({
  type: 'divider',
  icon: <LineOutlined />,
  fresh: () => ({ style: 'blank', height: 20, color: GREY }),
  read: (props) => ({
    style: oneOf(props.style, ['blank', 'solid', 'dashed']),
    height: wholeIn(props.height, 0, 100, 20),
    color: plain(props.color) || GREY,
  }),
  fault: ({ style, color }, t) => (style !== 'blank' && !isColour(color) ? t('pageBuilder.noColour') : undefined),
  Face,
  Fields,
})
