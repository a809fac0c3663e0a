// @module-tag commerce
import { commerce } from '@/routes/commerce'
import { sweep } from '../sweep'

sweep(commerce)
