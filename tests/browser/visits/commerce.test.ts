// @module-tag commerce
import { commerce } from '@/routes/commerce'
import { visit } from '../visit'

visit(commerce)
