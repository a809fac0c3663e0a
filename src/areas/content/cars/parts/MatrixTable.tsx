import { DownOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { memo } from 'react'
import { pictureConfig, type PictureConfig } from '@/entities/content/pictureConfig'
import { named, optionName } from '@/kit/show/format'
import { useT } from '@/locales'
import { pictureFor } from '../inherit'
import type { Line, OpenLine } from '../lines'
import { Cell } from './Cell'

/**
 * Visible lines of the matrix by place. Each column header counts the lines with a picture among all lines. Rerenders
 * only if the lines change.
 */
const PlainTable = ({
  all,
  rows,
  scenes,
  settings,
  missing,
  writes,
  edit,
  turn,
}: {
  all: readonly Line[]
  rows: readonly OpenLine[]
  scenes: readonly number[]
  settings: readonly PictureConfig[]
  /** Shows only cells without a picture. */
  missing: boolean
  writes: boolean
  edit: (setting: PictureConfig) => void
  turn: (key: string) => void
}) => {
  const t = useT()
  const filled = (scene: number) => all.filter((line) => pictureFor(settings, line.wanted, scene)).length
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be focusable
    <section className="matrix" tabIndex={0} aria-label={t('carPages.asMatrix')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('carPages.matrixHead')}</th>
            {scenes.map((scene) => (
              <th scope="col" key={scene}>
                {optionName(t, pictureConfig.scene, scene)}
                <small className="digits">{t('carPages.filled', { filled: filled(scene), all: all.length })}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((line) => (
            <tr key={line.key} data-level={line.level}>
              <th scope="row">
                {line.below > 0 && (
                  <Button
                    type="text"
                    size="small"
                    icon={line.open ? <DownOutlined /> : <RightOutlined />}
                    aria-expanded={line.open}
                    aria-label={named(t('carPages.fold'), line.fullName)}
                    onClick={() => turn(line.key)}
                  />
                )}
                <bdi>{line.name}</bdi>
              </th>
              {scenes.map((scene) =>
                missing && pictureFor(settings, line.wanted, scene) ? (
                  <td key={scene} />
                ) : (
                  <Cell key={scene} line={line} scene={scene} settings={settings} writes={writes} edit={edit} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
export const MatrixTable = memo(PlainTable)
