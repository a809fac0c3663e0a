import { FontSizeOutlined, RightOutlined } from '@ant-design/icons'
import { linkType } from '@/entities/commerce/shared'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { LinkPicker } from '../../parts/LinkPicker'
import { linkError, NO_LINK, readLink, type ShopLink } from '../../parts/shopLink'
import { ChoiceBox, ColourBox, isColour, TextBox } from '../boxes'
import { blockKind, type Change, oneOf } from '../kind'
import { useWorld } from '../world'

interface Title {
  text: string
  subText: string
  align: 'left' | 'center'
  color: string
  more: ShopLink
}
const MAX = 20

const Face = ({ of: { text, subText, align, color, more } }: { of: Title }) => {
  const t = useT()
  return (
    <div className="page-title" data-align={align}>
      <strong style={isColour(color) ? { color } : undefined}>
        <bdi>{text || t('pageBuilder.titleHere')}</bdi>
      </strong>
      {subText && (
        <small>
          <bdi>{subText}</bdi>
        </small>
      )}
      {more.linkType !== linkType.none && (
        <span className="page-more">
          {t('pageBuilder.more')}
          <RightOutlined />
        </span>
      )}
    </div>
  )
}

const Fields = ({ of, change }: { of: Title; change: Change<Title> }) => {
  const t = useT()
  const { isDead } = useWorld()
  return (
    <>
      <TextBox label={t('pageBuilder.titleText')} value={of.text} max={MAX} onChange={(text) => change({ text })} />
      <TextBox
        label={t('pageBuilder.subText')}
        value={of.subText}
        max={MAX}
        onChange={(subText) => change({ subText })}
      />
      <ChoiceBox
        label={t('pageBuilder.align')}
        value={of.align}
        options={[
          { value: 'left', label: t('pageBuilder.left') },
          { value: 'center', label: t('pageBuilder.center') },
        ]}
        onChange={(align) => change({ align })}
      />
      <ColourBox label={t('pageBuilder.colour')} value={of.color} onChange={(color) => change({ color })} />
      <LinkPicker
        label={t('pageBuilder.more')}
        value={of.more}
        dead={isDead(of.more)}
        onChange={(more) => change({ more })}
      />
    </>
  )
}

export const title = blockKind<Title>({
  type: 'title',
  icon: <FontSizeOutlined />,
  fresh: () => ({ text: '', subText: '', align: 'left', color: '#1f1f1f', more: NO_LINK }),
  read: (props) => ({
    text: plain(props.text),
    subText: plain(props.subText),
    align: oneOf(props.align, ['left', 'center']),
    color: plain(props.color) || '#1f1f1f',
    more: readLink(props.more),
  }),
  fault: ({ text, subText, color, more }, t) => {
    if (!text.trim()) return t('pageBuilder.noText')
    if ([text, subText].some((words) => [...words].length > MAX)) return t('pageBuilder.longText', { max: MAX })
    if (!isColour(color)) return t('pageBuilder.noColour')
    const link = linkError(more.linkType, more.linkTarget)
    return link && t(link)
  },
  links: ({ more }) => [more],
  Face,
  Fields,
})
