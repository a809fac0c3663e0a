import { FileTextOutlined } from '@ant-design/icons'
import * as files from '@/api/system/files'
import { RichText } from '@/kit/rich/RichText'
import { RichView } from '@/kit/rich/RichView'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { blockKind, type Change } from '../kind'

interface Rich {
  html: string
}
const MAX = 5000
const lengthOf = (html: string): number =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&\w+;/g, ' ')
    .trim().length

const Face = ({ of: { html } }: { of: Rich }) => {
  const t = useT()
  return html ? (
    <div className="page-rich">
      <RichView html={html} />
    </div>
  ) : (
    <p className="page-empty">{t('pageBuilder.noText')}</p>
  )
}

const Fields = ({ of: { html }, change }: { of: Rich; change: Change<Rich> }) => {
  const t = useT()
  return (
    <RichText
      label={t('blockType.richtext')}
      value={html}
      max={MAX}
      to={files.uploadBatch}
      onChange={(to: string) => change({ html: to })}
    />
  )
}

export const richtext = blockKind<Rich>({
  type: 'richtext',
  icon: <FileTextOutlined />,
  fresh: () => ({ html: '' }),
  read: (props) => ({ html: plain(props.html) }),
  fault: ({ html }, t) =>
    !html.trim() || (lengthOf(html) === 0 && !html.includes('<img'))
      ? t('pageBuilder.noText')
      : lengthOf(html) > MAX
        ? t('pageBuilder.longText', { max: MAX })
        : undefined,
  Face,
  Fields,
})
