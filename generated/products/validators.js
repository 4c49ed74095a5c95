// Generated from schemas/products.json by `npm run schema types`. Edit the schema instead.
import { ucs2length } from '../../domain/schema/standalone-runtime.ts';

export const create = validate20;
const schema31 = {"type":"object","properties":{"product_images":{"type":["array","null"],"maxItems":20,"description":"The plan's max_images_per_product is checked by the catalog module.","items":{"type":"object","required":["picture_url"],"properties":{"id":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":["integer","null"]},"order":{"minimum":0,"maximum":9007199254740991,"type":["integer","null"]},"picture_url":{"description":"Address of a stored file, as the files API answered it, or of a picture elsewhere.","type":"string","minLength":1,"pattern":"^(https?://[^\\s]+|/api/v1/files/\\d+/[\\w-]+\\.\\w+(\\?name=[^\\s]*)?)$","maxLength":500},"task_process_id":{"type":["string","null"],"maxLength":100}},"additionalProperties":false}},"name":{"type":"string","minLength":1,"maxLength":150},"sku":{"type":["string","null"],"maxLength":100},"barcode":{"type":["string","null"],"maxLength":64,"description":"What a scanner reads: EAN, UPC or the store's own. Several products may have one, as in a shop whose sizes share a code."},"price":{"minimum":0,"maximum":9999999999,"description":"Whole units of the store's currency. The bound keeps every total exact (below 2^53).","type":"integer"},"discount_price":{"minimum":0,"maximum":9999999999,"description":"Whole units of the store's currency. The bound keeps every total exact (below 2^53).","type":["integer","null"]},"cost":{"minimum":0,"maximum":9999999999,"description":"What one unit costs the store, of each variant too. Buyers and roles without the right never receive it.","type":["integer","null"]},"description":{"type":["string","null"],"maxLength":5000},"active":{"description":"A switch in the form the API speaks: 0 or 1.","type":"integer","enum":[0,1],"default":1},"quantity_available":{"minimum":0,"maximum":1000000000,"type":["integer","null"]},"low_stock":{"minimum":0,"maximum":1000000000,"type":["integer","null"]},"tags":{"type":["string","null"],"maxLength":500,"description":"Joined by commas."},"collections_id":{"type":["array","null"],"uniqueItems":true,"maxItems":100,"items":{"type":"integer","minimum":1,"maximum":9007199254740991}},"product_options":{"type":["array","null"],"maxItems":3,"items":{"type":"object","required":["name","options"],"properties":{"id":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":["integer","null"]},"name":{"type":"string","minLength":1,"maxLength":60},"order":{"minimum":0,"maximum":9007199254740991,"type":["integer","null"]},"options":{"description":"Chosen values, one per option type: Talla M, Color Azul.","type":"array","maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["name","value"],"properties":{"name":{"type":"string","minLength":1,"maxLength":60},"value":{"type":"string","minLength":1,"maxLength":60}}},"minItems":1}},"additionalProperties":false}},"product_variants":{"type":["array","null"],"maxItems":200,"items":{"type":"object","required":["key","price"],"properties":{"id":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":["integer","null"]},"key":{"type":"string","minLength":1,"maxLength":200,"description":"Option values joined by a space; identifies the variant."},"name":{"type":["string","null"],"maxLength":200},"options":{"description":"Chosen values, one per option type: Talla M, Color Azul.","type":["array","null"],"maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["name","value"],"properties":{"name":{"type":"string","minLength":1,"maxLength":60},"value":{"type":"string","minLength":1,"maxLength":60}}}},"quantity":{"minimum":0,"maximum":1000000000,"type":["integer","null"]},"price":{"minimum":0,"maximum":9999999999,"description":"Whole units of the store's currency. The bound keeps every total exact (below 2^53).","type":"integer"},"discount_price":{"minimum":0,"maximum":9999999999,"description":"Whole units of the store's currency. The bound keeps every total exact (below 2^53).","type":["integer","null"]},"sku":{"type":["string","null"],"maxLength":100},"barcode":{"type":["string","null"],"maxLength":64}},"additionalProperties":false}},"additional_info":{"type":["array","null"],"maxItems":20,"items":{"type":"object","required":["title"],"properties":{"id":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":["integer","null"]},"title":{"type":"string","minLength":1,"maxLength":100},"description":{"type":["string","null"],"maxLength":2000}},"additionalProperties":false}},"product_attachments":{"type":["array","null"],"maxItems":1,"items":{"type":"object","additionalProperties":false,"required":["url"],"properties":{"name":{"type":["string","null"],"maxLength":200},"url":{"type":"string","minLength":1,"pattern":"^(https://[^\\s]+|/api/v1/files/\\d+/[\\w-]+\\.\\w+(\\?name=[^\\s]*)?)$","maxLength":500}}}},"slug":{"type":["string","null"],"maxLength":100,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","description":"Last part of the product's public address; made from the name when left out, unique in the store."},"order":{"minimum":0,"maximum":1000000,"type":["integer","null"]}},"required":["name","price"],"additionalProperties":false,"allOf":[{"if":{"type":"object","properties":{"product_variants":{"type":"array","maxItems":0}}},"else":{"type":"object","properties":{"quantity_available":{"not":{}}}}}]};
const func0 = Object.prototype.hasOwnProperty;
const func70 = ucs2length;
const pattern4 = new RegExp("^(https?://[^\\s]+|/api/v1/files/\\d+/[\\w-]+\\.\\w+(\\?name=[^\\s]*)?)$", "u");
const pattern5 = new RegExp("^(https://[^\\s]+|/api/v1/files/\\d+/[\\w-]+\\.\\w+(\\?name=[^\\s]*)?)$", "u");
const pattern6 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.product_variants !== undefined && func0.call(data, "product_variants")){
let data0 = data.product_variants;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data0)){
if(data0.length > 0){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.quantity_available !== undefined && func0.call(data, "quantity_available")){
const err3 = {instancePath:instancePath+"/quantity_available",schemaPath:"#/allOf/0/else/properties/quantity_available/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/allOf/0/else/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.quantity_available = true;
props0.product_variants = true;
}
}
if(!valid1){
const err5 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.price === undefined) || (!(func0.call(data, "price")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema31.properties, key0))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.product_images !== undefined && func0.call(data, "product_images")){
let data2 = data.product_images;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err9 = {instancePath:instancePath+"/product_images",schemaPath:"#/properties/product_images/type",keyword:"type",params:{type: schema31.properties.product_images.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(Array.isArray(data2)){
if(data2.length > 20){
const err10 = {instancePath:instancePath+"/product_images",schemaPath:"#/properties/product_images/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.picture_url === undefined) || (!(func0.call(data3, "picture_url")))){
const err11 = {instancePath:instancePath+"/product_images/" + i0,schemaPath:"#/properties/product_images/items/required",keyword:"required",params:{missingProperty: "picture_url"},message:"must have required property '"+"picture_url"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 of Object.keys(data3)){
if(!((((key1 === "id") || (key1 === "order")) || (key1 === "picture_url")) || (key1 === "task_process_id"))){
const err12 = {instancePath:instancePath+"/product_images/" + i0,schemaPath:"#/properties/product_images/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.id !== undefined && func0.call(data3, "id")){
let data4 = data3.id;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err13 = {instancePath:instancePath+"/product_images/" + i0+"/id",schemaPath:"#/properties/product_images/items/properties/id/type",keyword:"type",params:{type: schema31.properties.product_images.items.properties.id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/product_images/" + i0+"/id",schemaPath:"#/properties/product_images/items/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4 < -9007199254740991 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/product_images/" + i0+"/id",schemaPath:"#/properties/product_images/items/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data3.order !== undefined && func0.call(data3, "order")){
let data5 = data3.order;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err16 = {instancePath:instancePath+"/product_images/" + i0+"/order",schemaPath:"#/properties/product_images/items/properties/order/type",keyword:"type",params:{type: schema31.properties.product_images.items.properties.order.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/product_images/" + i0+"/order",schemaPath:"#/properties/product_images/items/properties/order/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/product_images/" + i0+"/order",schemaPath:"#/properties/product_images/items/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data3.picture_url !== undefined && func0.call(data3, "picture_url")){
let data6 = data3.picture_url;
if(typeof data6 === "string"){
if(func70(data6) > 500){
const err19 = {instancePath:instancePath+"/product_images/" + i0+"/picture_url",schemaPath:"#/properties/product_images/items/properties/picture_url/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func70(data6) < 1){
const err20 = {instancePath:instancePath+"/product_images/" + i0+"/picture_url",schemaPath:"#/properties/product_images/items/properties/picture_url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern4.test(data6)){
const err21 = {instancePath:instancePath+"/product_images/" + i0+"/picture_url",schemaPath:"#/properties/product_images/items/properties/picture_url/pattern",keyword:"pattern",params:{pattern: "^(https?://[^\\s]+|/api/v1/files/\\d+/[\\w-]+\\.\\w+(\\?name=[^\\s]*)?)$"},message:"must match pattern \""+"^(https?://[^\\s]+|/api/v1/files/\\d+/[\\w-]+\\.\\w+(\\?name=[^\\s]*)?)$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/product_images/" + i0+"/picture_url",schemaPath:"#/properties/product_images/items/properties/picture_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data3.task_process_id !== undefined && func0.call(data3, "task_process_id")){
let data7 = data3.task_process_id;
if((typeof data7 !== "string") && (data7 !== null)){
const err23 = {instancePath:instancePath+"/product_images/" + i0+"/task_process_id",schemaPath:"#/properties/product_images/items/properties/task_process_id/type",keyword:"type",params:{type: schema31.properties.product_images.items.properties.task_process_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data7 === "string"){
if(func70(data7) > 100){
const err24 = {instancePath:instancePath+"/product_images/" + i0+"/task_process_id",schemaPath:"#/properties/product_images/items/properties/task_process_id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
else {
const err25 = {instancePath:instancePath+"/product_images/" + i0,schemaPath:"#/properties/product_images/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data8 = data.name;
if(typeof data8 === "string"){
if(func70(data8) > 150){
const err26 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 150},message:"must NOT have more than 150 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func70(data8) < 1){
const err27 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.sku !== undefined && func0.call(data, "sku")){
let data9 = data.sku;
if((typeof data9 !== "string") && (data9 !== null)){
const err29 = {instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/type",keyword:"type",params:{type: schema31.properties.sku.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data9 === "string"){
if(func70(data9) > 100){
const err30 = {instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.barcode !== undefined && func0.call(data, "barcode")){
let data10 = data.barcode;
if((typeof data10 !== "string") && (data10 !== null)){
const err31 = {instancePath:instancePath+"/barcode",schemaPath:"#/properties/barcode/type",keyword:"type",params:{type: schema31.properties.barcode.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data10 === "string"){
if(func70(data10) > 64){
const err32 = {instancePath:instancePath+"/barcode",schemaPath:"#/properties/barcode/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data.price !== undefined && func0.call(data, "price")){
let data11 = data.price;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err33 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 9999999999 || isNaN(data11)){
const err34 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999},message:"must be <= 9999999999"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err35 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data.discount_price !== undefined && func0.call(data, "discount_price")){
let data12 = data.discount_price;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err36 = {instancePath:instancePath+"/discount_price",schemaPath:"#/properties/discount_price/type",keyword:"type",params:{type: schema31.properties.discount_price.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9999999999 || isNaN(data12)){
const err37 = {instancePath:instancePath+"/discount_price",schemaPath:"#/properties/discount_price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999},message:"must be <= 9999999999"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err38 = {instancePath:instancePath+"/discount_price",schemaPath:"#/properties/discount_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data.cost !== undefined && func0.call(data, "cost")){
let data13 = data.cost;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
const err39 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type: schema31.properties.cost.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 9999999999 || isNaN(data13)){
const err40 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999},message:"must be <= 9999999999"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err41 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
if(data.description !== undefined && func0.call(data, "description")){
let data14 = data.description;
if((typeof data14 !== "string") && (data14 !== null)){
const err42 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema31.properties.description.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(typeof data14 === "string"){
if(func70(data14) > 5000){
const err43 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
if(data.active !== undefined && func0.call(data, "active")){
let data15 = data.active;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err44 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!((data15 === 0) || (data15 === 1))){
const err45 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/enum",keyword:"enum",params:{allowedValues: schema31.properties.active.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.quantity_available !== undefined && func0.call(data, "quantity_available")){
let data16 = data.quantity_available;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
const err46 = {instancePath:instancePath+"/quantity_available",schemaPath:"#/properties/quantity_available/type",keyword:"type",params:{type: schema31.properties.quantity_available.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1000000000 || isNaN(data16)){
const err47 = {instancePath:instancePath+"/quantity_available",schemaPath:"#/properties/quantity_available/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err48 = {instancePath:instancePath+"/quantity_available",schemaPath:"#/properties/quantity_available/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data.low_stock !== undefined && func0.call(data, "low_stock")){
let data17 = data.low_stock;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
const err49 = {instancePath:instancePath+"/low_stock",schemaPath:"#/properties/low_stock/type",keyword:"type",params:{type: schema31.properties.low_stock.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 1000000000 || isNaN(data17)){
const err50 = {instancePath:instancePath+"/low_stock",schemaPath:"#/properties/low_stock/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data17 < 0 || isNaN(data17)){
const err51 = {instancePath:instancePath+"/low_stock",schemaPath:"#/properties/low_stock/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
if(data.tags !== undefined && func0.call(data, "tags")){
let data18 = data.tags;
if((typeof data18 !== "string") && (data18 !== null)){
const err52 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: schema31.properties.tags.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(typeof data18 === "string"){
if(func70(data18) > 500){
const err53 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
if(data.collections_id !== undefined && func0.call(data, "collections_id")){
let data19 = data.collections_id;
if((!(Array.isArray(data19))) && (data19 !== null)){
const err54 = {instancePath:instancePath+"/collections_id",schemaPath:"#/properties/collections_id/type",keyword:"type",params:{type: schema31.properties.collections_id.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(Array.isArray(data19)){
if(data19.length > 100){
const err55 = {instancePath:instancePath+"/collections_id",schemaPath:"#/properties/collections_id/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
let data20 = data19[i1];
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err56 = {instancePath:instancePath+"/collections_id/" + i1,schemaPath:"#/properties/collections_id/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 9007199254740991 || isNaN(data20)){
const err57 = {instancePath:instancePath+"/collections_id/" + i1,schemaPath:"#/properties/collections_id/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data20 < 1 || isNaN(data20)){
const err58 = {instancePath:instancePath+"/collections_id/" + i1,schemaPath:"#/properties/collections_id/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
let i2 = data19.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data19[i2];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err59 = {instancePath:instancePath+"/collections_id",schemaPath:"#/properties/collections_id/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i2+" are identical)"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
}
if(data.product_options !== undefined && func0.call(data, "product_options")){
let data21 = data.product_options;
if((!(Array.isArray(data21))) && (data21 !== null)){
const err60 = {instancePath:instancePath+"/product_options",schemaPath:"#/properties/product_options/type",keyword:"type",params:{type: schema31.properties.product_options.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(Array.isArray(data21)){
if(data21.length > 3){
const err61 = {instancePath:instancePath+"/product_options",schemaPath:"#/properties/product_options/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
const len2 = data21.length;
for(let i3=0; i3<len2; i3++){
let data22 = data21[i3];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if((data22.name === undefined) || (!(func0.call(data22, "name")))){
const err62 = {instancePath:instancePath+"/product_options/" + i3,schemaPath:"#/properties/product_options/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if((data22.options === undefined) || (!(func0.call(data22, "options")))){
const err63 = {instancePath:instancePath+"/product_options/" + i3,schemaPath:"#/properties/product_options/items/required",keyword:"required",params:{missingProperty: "options"},message:"must have required property '"+"options"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
for(const key2 of Object.keys(data22)){
if(!((((key2 === "id") || (key2 === "name")) || (key2 === "order")) || (key2 === "options"))){
const err64 = {instancePath:instancePath+"/product_options/" + i3,schemaPath:"#/properties/product_options/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data22.id !== undefined && func0.call(data22, "id")){
let data23 = data22.id;
if((!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))) && (data23 !== null)){
const err65 = {instancePath:instancePath+"/product_options/" + i3+"/id",schemaPath:"#/properties/product_options/items/properties/id/type",keyword:"type",params:{type: schema31.properties.product_options.items.properties.id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 9007199254740991 || isNaN(data23)){
const err66 = {instancePath:instancePath+"/product_options/" + i3+"/id",schemaPath:"#/properties/product_options/items/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data23 < -9007199254740991 || isNaN(data23)){
const err67 = {instancePath:instancePath+"/product_options/" + i3+"/id",schemaPath:"#/properties/product_options/items/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
if(data22.name !== undefined && func0.call(data22, "name")){
let data24 = data22.name;
if(typeof data24 === "string"){
if(func70(data24) > 60){
const err68 = {instancePath:instancePath+"/product_options/" + i3+"/name",schemaPath:"#/properties/product_options/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(func70(data24) < 1){
const err69 = {instancePath:instancePath+"/product_options/" + i3+"/name",schemaPath:"#/properties/product_options/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/product_options/" + i3+"/name",schemaPath:"#/properties/product_options/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data22.order !== undefined && func0.call(data22, "order")){
let data25 = data22.order;
if((!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))) && (data25 !== null)){
const err71 = {instancePath:instancePath+"/product_options/" + i3+"/order",schemaPath:"#/properties/product_options/items/properties/order/type",keyword:"type",params:{type: schema31.properties.product_options.items.properties.order.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 9007199254740991 || isNaN(data25)){
const err72 = {instancePath:instancePath+"/product_options/" + i3+"/order",schemaPath:"#/properties/product_options/items/properties/order/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data25 < 0 || isNaN(data25)){
const err73 = {instancePath:instancePath+"/product_options/" + i3+"/order",schemaPath:"#/properties/product_options/items/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
if(data22.options !== undefined && func0.call(data22, "options")){
let data26 = data22.options;
if(Array.isArray(data26)){
if(data26.length > 50){
const err74 = {instancePath:instancePath+"/product_options/" + i3+"/options",schemaPath:"#/properties/product_options/items/properties/options/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data26.length < 1){
const err75 = {instancePath:instancePath+"/product_options/" + i3+"/options",schemaPath:"#/properties/product_options/items/properties/options/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
const len3 = data26.length;
for(let i4=0; i4<len3; i4++){
let data27 = data26[i4];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if((data27.name === undefined) || (!(func0.call(data27, "name")))){
const err76 = {instancePath:instancePath+"/product_options/" + i3+"/options/" + i4,schemaPath:"#/properties/product_options/items/properties/options/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if((data27.value === undefined) || (!(func0.call(data27, "value")))){
const err77 = {instancePath:instancePath+"/product_options/" + i3+"/options/" + i4,schemaPath:"#/properties/product_options/items/properties/options/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
for(const key3 of Object.keys(data27)){
if(!((key3 === "name") || (key3 === "value"))){
const err78 = {instancePath:instancePath+"/product_options/" + i3+"/options/" + i4,schemaPath:"#/properties/product_options/items/properties/options/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data27.name !== undefined && func0.call(data27, "name")){
let data28 = data27.name;
if(typeof data28 === "string"){
if(func70(data28) > 60){
const err79 = {instancePath:instancePath+"/product_options/" + i3+"/options/" + i4+"/name",schemaPath:"#/properties/product_options/items/properties/options/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(func70(data28) < 1){
const err80 = {instancePath:instancePath+"/product_options/" + i3+"/options/" + i4+"/name",schemaPath:"#/properties/product_options/items/properties/options/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/product_options/" + i3+"/options/" + i4+"/name",schemaPath:"#/properties/product_options/items/properties/options/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data27.value !== undefined && func0.call(data27, "value")){
let data29 = data27.value;
if(typeof data29 === "string"){
if(func70(data29) > 60){
const err82 = {instancePath:instancePath+"/product_options/" + i3+"/options/" + i4+"/value",schemaPath:"#/properties/product_options/items/properties/options/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(func70(data29) < 1){
const err83 = {instancePath:instancePath+"/product_options/" + i3+"/options/" + i4+"/value",schemaPath:"#/properties/product_options/items/properties/options/items/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/product_options/" + i3+"/options/" + i4+"/value",schemaPath:"#/properties/product_options/items/properties/options/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/product_options/" + i3+"/options/" + i4,schemaPath:"#/properties/product_options/items/properties/options/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/product_options/" + i3+"/options",schemaPath:"#/properties/product_options/items/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/product_options/" + i3,schemaPath:"#/properties/product_options/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
}
if(data.product_variants !== undefined && func0.call(data, "product_variants")){
let data30 = data.product_variants;
if((!(Array.isArray(data30))) && (data30 !== null)){
const err88 = {instancePath:instancePath+"/product_variants",schemaPath:"#/properties/product_variants/type",keyword:"type",params:{type: schema31.properties.product_variants.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(Array.isArray(data30)){
if(data30.length > 200){
const err89 = {instancePath:instancePath+"/product_variants",schemaPath:"#/properties/product_variants/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
const len4 = data30.length;
for(let i5=0; i5<len4; i5++){
let data31 = data30[i5];
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if((data31.key === undefined) || (!(func0.call(data31, "key")))){
const err90 = {instancePath:instancePath+"/product_variants/" + i5,schemaPath:"#/properties/product_variants/items/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if((data31.price === undefined) || (!(func0.call(data31, "price")))){
const err91 = {instancePath:instancePath+"/product_variants/" + i5,schemaPath:"#/properties/product_variants/items/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
for(const key4 of Object.keys(data31)){
if(!(func0.call(schema31.properties.product_variants.items.properties, key4))){
const err92 = {instancePath:instancePath+"/product_variants/" + i5,schemaPath:"#/properties/product_variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data31.id !== undefined && func0.call(data31, "id")){
let data32 = data31.id;
if((!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))) && (data32 !== null)){
const err93 = {instancePath:instancePath+"/product_variants/" + i5+"/id",schemaPath:"#/properties/product_variants/items/properties/id/type",keyword:"type",params:{type: schema31.properties.product_variants.items.properties.id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 9007199254740991 || isNaN(data32)){
const err94 = {instancePath:instancePath+"/product_variants/" + i5+"/id",schemaPath:"#/properties/product_variants/items/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data32 < -9007199254740991 || isNaN(data32)){
const err95 = {instancePath:instancePath+"/product_variants/" + i5+"/id",schemaPath:"#/properties/product_variants/items/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
if(data31.key !== undefined && func0.call(data31, "key")){
let data33 = data31.key;
if(typeof data33 === "string"){
if(func70(data33) > 200){
const err96 = {instancePath:instancePath+"/product_variants/" + i5+"/key",schemaPath:"#/properties/product_variants/items/properties/key/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(func70(data33) < 1){
const err97 = {instancePath:instancePath+"/product_variants/" + i5+"/key",schemaPath:"#/properties/product_variants/items/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
else {
const err98 = {instancePath:instancePath+"/product_variants/" + i5+"/key",schemaPath:"#/properties/product_variants/items/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data31.name !== undefined && func0.call(data31, "name")){
let data34 = data31.name;
if((typeof data34 !== "string") && (data34 !== null)){
const err99 = {instancePath:instancePath+"/product_variants/" + i5+"/name",schemaPath:"#/properties/product_variants/items/properties/name/type",keyword:"type",params:{type: schema31.properties.product_variants.items.properties.name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(typeof data34 === "string"){
if(func70(data34) > 200){
const err100 = {instancePath:instancePath+"/product_variants/" + i5+"/name",schemaPath:"#/properties/product_variants/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
if(data31.options !== undefined && func0.call(data31, "options")){
let data35 = data31.options;
if((!(Array.isArray(data35))) && (data35 !== null)){
const err101 = {instancePath:instancePath+"/product_variants/" + i5+"/options",schemaPath:"#/properties/product_variants/items/properties/options/type",keyword:"type",params:{type: schema31.properties.product_variants.items.properties.options.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(Array.isArray(data35)){
if(data35.length > 50){
const err102 = {instancePath:instancePath+"/product_variants/" + i5+"/options",schemaPath:"#/properties/product_variants/items/properties/options/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
const len5 = data35.length;
for(let i6=0; i6<len5; i6++){
let data36 = data35[i6];
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if((data36.name === undefined) || (!(func0.call(data36, "name")))){
const err103 = {instancePath:instancePath+"/product_variants/" + i5+"/options/" + i6,schemaPath:"#/properties/product_variants/items/properties/options/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if((data36.value === undefined) || (!(func0.call(data36, "value")))){
const err104 = {instancePath:instancePath+"/product_variants/" + i5+"/options/" + i6,schemaPath:"#/properties/product_variants/items/properties/options/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
for(const key5 of Object.keys(data36)){
if(!((key5 === "name") || (key5 === "value"))){
const err105 = {instancePath:instancePath+"/product_variants/" + i5+"/options/" + i6,schemaPath:"#/properties/product_variants/items/properties/options/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data36.name !== undefined && func0.call(data36, "name")){
let data37 = data36.name;
if(typeof data37 === "string"){
if(func70(data37) > 60){
const err106 = {instancePath:instancePath+"/product_variants/" + i5+"/options/" + i6+"/name",schemaPath:"#/properties/product_variants/items/properties/options/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(func70(data37) < 1){
const err107 = {instancePath:instancePath+"/product_variants/" + i5+"/options/" + i6+"/name",schemaPath:"#/properties/product_variants/items/properties/options/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
else {
const err108 = {instancePath:instancePath+"/product_variants/" + i5+"/options/" + i6+"/name",schemaPath:"#/properties/product_variants/items/properties/options/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data36.value !== undefined && func0.call(data36, "value")){
let data38 = data36.value;
if(typeof data38 === "string"){
if(func70(data38) > 60){
const err109 = {instancePath:instancePath+"/product_variants/" + i5+"/options/" + i6+"/value",schemaPath:"#/properties/product_variants/items/properties/options/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(func70(data38) < 1){
const err110 = {instancePath:instancePath+"/product_variants/" + i5+"/options/" + i6+"/value",schemaPath:"#/properties/product_variants/items/properties/options/items/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
else {
const err111 = {instancePath:instancePath+"/product_variants/" + i5+"/options/" + i6+"/value",schemaPath:"#/properties/product_variants/items/properties/options/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
}
else {
const err112 = {instancePath:instancePath+"/product_variants/" + i5+"/options/" + i6,schemaPath:"#/properties/product_variants/items/properties/options/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
}
}
if(data31.quantity !== undefined && func0.call(data31, "quantity")){
let data39 = data31.quantity;
if((!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))) && (data39 !== null)){
const err113 = {instancePath:instancePath+"/product_variants/" + i5+"/quantity",schemaPath:"#/properties/product_variants/items/properties/quantity/type",keyword:"type",params:{type: schema31.properties.product_variants.items.properties.quantity.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 > 1000000000 || isNaN(data39)){
const err114 = {instancePath:instancePath+"/product_variants/" + i5+"/quantity",schemaPath:"#/properties/product_variants/items/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(data39 < 0 || isNaN(data39)){
const err115 = {instancePath:instancePath+"/product_variants/" + i5+"/quantity",schemaPath:"#/properties/product_variants/items/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
if(data31.price !== undefined && func0.call(data31, "price")){
let data40 = data31.price;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err116 = {instancePath:instancePath+"/product_variants/" + i5+"/price",schemaPath:"#/properties/product_variants/items/properties/price/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 9999999999 || isNaN(data40)){
const err117 = {instancePath:instancePath+"/product_variants/" + i5+"/price",schemaPath:"#/properties/product_variants/items/properties/price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999},message:"must be <= 9999999999"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data40 < 0 || isNaN(data40)){
const err118 = {instancePath:instancePath+"/product_variants/" + i5+"/price",schemaPath:"#/properties/product_variants/items/properties/price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
}
if(data31.discount_price !== undefined && func0.call(data31, "discount_price")){
let data41 = data31.discount_price;
if((!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))) && (data41 !== null)){
const err119 = {instancePath:instancePath+"/product_variants/" + i5+"/discount_price",schemaPath:"#/properties/product_variants/items/properties/discount_price/type",keyword:"type",params:{type: schema31.properties.product_variants.items.properties.discount_price.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 > 9999999999 || isNaN(data41)){
const err120 = {instancePath:instancePath+"/product_variants/" + i5+"/discount_price",schemaPath:"#/properties/product_variants/items/properties/discount_price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999},message:"must be <= 9999999999"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(data41 < 0 || isNaN(data41)){
const err121 = {instancePath:instancePath+"/product_variants/" + i5+"/discount_price",schemaPath:"#/properties/product_variants/items/properties/discount_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
}
if(data31.sku !== undefined && func0.call(data31, "sku")){
let data42 = data31.sku;
if((typeof data42 !== "string") && (data42 !== null)){
const err122 = {instancePath:instancePath+"/product_variants/" + i5+"/sku",schemaPath:"#/properties/product_variants/items/properties/sku/type",keyword:"type",params:{type: schema31.properties.product_variants.items.properties.sku.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(typeof data42 === "string"){
if(func70(data42) > 100){
const err123 = {instancePath:instancePath+"/product_variants/" + i5+"/sku",schemaPath:"#/properties/product_variants/items/properties/sku/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
}
if(data31.barcode !== undefined && func0.call(data31, "barcode")){
let data43 = data31.barcode;
if((typeof data43 !== "string") && (data43 !== null)){
const err124 = {instancePath:instancePath+"/product_variants/" + i5+"/barcode",schemaPath:"#/properties/product_variants/items/properties/barcode/type",keyword:"type",params:{type: schema31.properties.product_variants.items.properties.barcode.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(typeof data43 === "string"){
if(func70(data43) > 64){
const err125 = {instancePath:instancePath+"/product_variants/" + i5+"/barcode",schemaPath:"#/properties/product_variants/items/properties/barcode/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
}
}
else {
const err126 = {instancePath:instancePath+"/product_variants/" + i5,schemaPath:"#/properties/product_variants/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
}
}
if(data.additional_info !== undefined && func0.call(data, "additional_info")){
let data44 = data.additional_info;
if((!(Array.isArray(data44))) && (data44 !== null)){
const err127 = {instancePath:instancePath+"/additional_info",schemaPath:"#/properties/additional_info/type",keyword:"type",params:{type: schema31.properties.additional_info.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if(Array.isArray(data44)){
if(data44.length > 20){
const err128 = {instancePath:instancePath+"/additional_info",schemaPath:"#/properties/additional_info/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
const len6 = data44.length;
for(let i7=0; i7<len6; i7++){
let data45 = data44[i7];
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if((data45.title === undefined) || (!(func0.call(data45, "title")))){
const err129 = {instancePath:instancePath+"/additional_info/" + i7,schemaPath:"#/properties/additional_info/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
for(const key6 of Object.keys(data45)){
if(!(((key6 === "id") || (key6 === "title")) || (key6 === "description"))){
const err130 = {instancePath:instancePath+"/additional_info/" + i7,schemaPath:"#/properties/additional_info/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data45.id !== undefined && func0.call(data45, "id")){
let data46 = data45.id;
if((!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))) && (data46 !== null)){
const err131 = {instancePath:instancePath+"/additional_info/" + i7+"/id",schemaPath:"#/properties/additional_info/items/properties/id/type",keyword:"type",params:{type: schema31.properties.additional_info.items.properties.id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 > 9007199254740991 || isNaN(data46)){
const err132 = {instancePath:instancePath+"/additional_info/" + i7+"/id",schemaPath:"#/properties/additional_info/items/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if(data46 < -9007199254740991 || isNaN(data46)){
const err133 = {instancePath:instancePath+"/additional_info/" + i7+"/id",schemaPath:"#/properties/additional_info/items/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
}
if(data45.title !== undefined && func0.call(data45, "title")){
let data47 = data45.title;
if(typeof data47 === "string"){
if(func70(data47) > 100){
const err134 = {instancePath:instancePath+"/additional_info/" + i7+"/title",schemaPath:"#/properties/additional_info/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
if(func70(data47) < 1){
const err135 = {instancePath:instancePath+"/additional_info/" + i7+"/title",schemaPath:"#/properties/additional_info/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
else {
const err136 = {instancePath:instancePath+"/additional_info/" + i7+"/title",schemaPath:"#/properties/additional_info/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data45.description !== undefined && func0.call(data45, "description")){
let data48 = data45.description;
if((typeof data48 !== "string") && (data48 !== null)){
const err137 = {instancePath:instancePath+"/additional_info/" + i7+"/description",schemaPath:"#/properties/additional_info/items/properties/description/type",keyword:"type",params:{type: schema31.properties.additional_info.items.properties.description.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(typeof data48 === "string"){
if(func70(data48) > 2000){
const err138 = {instancePath:instancePath+"/additional_info/" + i7+"/description",schemaPath:"#/properties/additional_info/items/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
}
}
else {
const err139 = {instancePath:instancePath+"/additional_info/" + i7,schemaPath:"#/properties/additional_info/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
}
}
if(data.product_attachments !== undefined && func0.call(data, "product_attachments")){
let data49 = data.product_attachments;
if((!(Array.isArray(data49))) && (data49 !== null)){
const err140 = {instancePath:instancePath+"/product_attachments",schemaPath:"#/properties/product_attachments/type",keyword:"type",params:{type: schema31.properties.product_attachments.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if(Array.isArray(data49)){
if(data49.length > 1){
const err141 = {instancePath:instancePath+"/product_attachments",schemaPath:"#/properties/product_attachments/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
const len7 = data49.length;
for(let i8=0; i8<len7; i8++){
let data50 = data49[i8];
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if((data50.url === undefined) || (!(func0.call(data50, "url")))){
const err142 = {instancePath:instancePath+"/product_attachments/" + i8,schemaPath:"#/properties/product_attachments/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
for(const key7 of Object.keys(data50)){
if(!((key7 === "name") || (key7 === "url"))){
const err143 = {instancePath:instancePath+"/product_attachments/" + i8,schemaPath:"#/properties/product_attachments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data50.name !== undefined && func0.call(data50, "name")){
let data51 = data50.name;
if((typeof data51 !== "string") && (data51 !== null)){
const err144 = {instancePath:instancePath+"/product_attachments/" + i8+"/name",schemaPath:"#/properties/product_attachments/items/properties/name/type",keyword:"type",params:{type: schema31.properties.product_attachments.items.properties.name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
if(typeof data51 === "string"){
if(func70(data51) > 200){
const err145 = {instancePath:instancePath+"/product_attachments/" + i8+"/name",schemaPath:"#/properties/product_attachments/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
}
if(data50.url !== undefined && func0.call(data50, "url")){
let data52 = data50.url;
if(typeof data52 === "string"){
if(func70(data52) > 500){
const err146 = {instancePath:instancePath+"/product_attachments/" + i8+"/url",schemaPath:"#/properties/product_attachments/items/properties/url/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
if(func70(data52) < 1){
const err147 = {instancePath:instancePath+"/product_attachments/" + i8+"/url",schemaPath:"#/properties/product_attachments/items/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
if(!pattern5.test(data52)){
const err148 = {instancePath:instancePath+"/product_attachments/" + i8+"/url",schemaPath:"#/properties/product_attachments/items/properties/url/pattern",keyword:"pattern",params:{pattern: "^(https://[^\\s]+|/api/v1/files/\\d+/[\\w-]+\\.\\w+(\\?name=[^\\s]*)?)$"},message:"must match pattern \""+"^(https://[^\\s]+|/api/v1/files/\\d+/[\\w-]+\\.\\w+(\\?name=[^\\s]*)?)$"+"\""};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
else {
const err149 = {instancePath:instancePath+"/product_attachments/" + i8+"/url",schemaPath:"#/properties/product_attachments/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
}
else {
const err150 = {instancePath:instancePath+"/product_attachments/" + i8,schemaPath:"#/properties/product_attachments/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
}
}
if(data.slug !== undefined && func0.call(data, "slug")){
let data53 = data.slug;
if((typeof data53 !== "string") && (data53 !== null)){
const err151 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type: schema31.properties.slug.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
if(typeof data53 === "string"){
if(func70(data53) > 100){
const err152 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
if(!pattern6.test(data53)){
const err153 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
}
if(data.order !== undefined && func0.call(data, "order")){
let data54 = data.order;
if((!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))) && (data54 !== null)){
const err154 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: schema31.properties.order.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 > 1000000 || isNaN(data54)){
const err155 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
if(data54 < 0 || isNaN(data54)){
const err156 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
}
}
else {
const err157 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const update = validate21;
const schema32 = {"type":"object","properties":{"product_images":{"type":["array","null"],"maxItems":20,"description":"The plan's max_images_per_product is checked by the catalog module.","items":{"type":"object","required":["picture_url"],"properties":{"id":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":["integer","null"]},"order":{"minimum":0,"maximum":9007199254740991,"type":["integer","null"]},"picture_url":{"description":"Address of a stored file, as the files API answered it, or of a picture elsewhere.","type":"string","minLength":1,"pattern":"^(https?://[^\\s]+|/api/v1/files/\\d+/[\\w-]+\\.\\w+(\\?name=[^\\s]*)?)$","maxLength":500},"task_process_id":{"type":["string","null"],"maxLength":100}},"additionalProperties":false}},"name":{"type":"string","minLength":1,"maxLength":150},"sku":{"type":["string","null"],"maxLength":100},"barcode":{"type":["string","null"],"maxLength":64,"description":"What a scanner reads: EAN, UPC or the store's own. Several products may have one, as in a shop whose sizes share a code."},"price":{"minimum":0,"maximum":9999999999,"description":"Whole units of the store's currency. The bound keeps every total exact (below 2^53).","type":"integer"},"discount_price":{"minimum":0,"maximum":9999999999,"description":"Whole units of the store's currency. The bound keeps every total exact (below 2^53).","type":["integer","null"]},"cost":{"minimum":0,"maximum":9999999999,"description":"What one unit costs the store, of each variant too. Buyers and roles without the right never receive it.","type":["integer","null"]},"description":{"type":["string","null"],"maxLength":5000},"active":{"description":"A switch in the form the API speaks: 0 or 1.","type":"integer","enum":[0,1],"default":1},"quantity_available":{"minimum":0,"maximum":1000000000,"type":["integer","null"]},"low_stock":{"minimum":0,"maximum":1000000000,"type":["integer","null"]},"tags":{"type":["string","null"],"maxLength":500,"description":"Joined by commas."},"collections_id":{"type":["array","null"],"uniqueItems":true,"maxItems":100,"items":{"type":"integer","minimum":1,"maximum":9007199254740991}},"product_options":{"type":["array","null"],"maxItems":3,"items":{"type":"object","required":["name","options"],"properties":{"id":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":["integer","null"]},"name":{"type":"string","minLength":1,"maxLength":60},"order":{"minimum":0,"maximum":9007199254740991,"type":["integer","null"]},"options":{"description":"Chosen values, one per option type: Talla M, Color Azul.","type":"array","maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["name","value"],"properties":{"name":{"type":"string","minLength":1,"maxLength":60},"value":{"type":"string","minLength":1,"maxLength":60}}},"minItems":1}},"additionalProperties":false}},"product_variants":{"type":["array","null"],"maxItems":200,"items":{"type":"object","required":["key","price"],"properties":{"id":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":["integer","null"]},"key":{"type":"string","minLength":1,"maxLength":200,"description":"Option values joined by a space; identifies the variant."},"name":{"type":["string","null"],"maxLength":200},"options":{"description":"Chosen values, one per option type: Talla M, Color Azul.","type":["array","null"],"maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["name","value"],"properties":{"name":{"type":"string","minLength":1,"maxLength":60},"value":{"type":"string","minLength":1,"maxLength":60}}}},"quantity":{"minimum":0,"maximum":1000000000,"type":["integer","null"]},"price":{"minimum":0,"maximum":9999999999,"description":"Whole units of the store's currency. The bound keeps every total exact (below 2^53).","type":"integer"},"discount_price":{"minimum":0,"maximum":9999999999,"description":"Whole units of the store's currency. The bound keeps every total exact (below 2^53).","type":["integer","null"]},"sku":{"type":["string","null"],"maxLength":100},"barcode":{"type":["string","null"],"maxLength":64}},"additionalProperties":false}},"additional_info":{"type":["array","null"],"maxItems":20,"items":{"type":"object","required":["title"],"properties":{"id":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":["integer","null"]},"title":{"type":"string","minLength":1,"maxLength":100},"description":{"type":["string","null"],"maxLength":2000}},"additionalProperties":false}},"product_attachments":{"type":["array","null"],"maxItems":1,"items":{"type":"object","additionalProperties":false,"required":["url"],"properties":{"name":{"type":["string","null"],"maxLength":200},"url":{"type":"string","minLength":1,"pattern":"^(https://[^\\s]+|/api/v1/files/\\d+/[\\w-]+\\.\\w+(\\?name=[^\\s]*)?)$","maxLength":500}}}},"slug":{"type":["string","null"],"maxLength":100,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","description":"Last part of the product's public address; made from the name when left out, unique in the store."},"order":{"minimum":0,"maximum":1000000,"type":["integer","null"]}},"required":["name","price","active"],"additionalProperties":false,"allOf":[{"if":{"type":"object","properties":{"product_variants":{"type":"array","maxItems":0}}},"else":{"type":"object","properties":{"quantity_available":{"not":{}}}}}]};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.product_variants !== undefined && func0.call(data, "product_variants")){
let data0 = data.product_variants;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data0)){
if(data0.length > 0){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.quantity_available !== undefined && func0.call(data, "quantity_available")){
const err3 = {instancePath:instancePath+"/quantity_available",schemaPath:"#/allOf/0/else/properties/quantity_available/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/allOf/0/else/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.quantity_available = true;
props0.product_variants = true;
}
}
if(!valid1){
const err5 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.price === undefined) || (!(func0.call(data, "price")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.active === undefined) || (!(func0.call(data, "active")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "active"},message:"must have required property '"+"active"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema32.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.product_images !== undefined && func0.call(data, "product_images")){
let data2 = data.product_images;
if((!(Array.isArray(data2))) && (data2 !== null)){
const err10 = {instancePath:instancePath+"/product_images",schemaPath:"#/properties/product_images/type",keyword:"type",params:{type: schema32.properties.product_images.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(Array.isArray(data2)){
if(data2.length > 20){
const err11 = {instancePath:instancePath+"/product_images",schemaPath:"#/properties/product_images/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.picture_url === undefined) || (!(func0.call(data3, "picture_url")))){
const err12 = {instancePath:instancePath+"/product_images/" + i0,schemaPath:"#/properties/product_images/items/required",keyword:"required",params:{missingProperty: "picture_url"},message:"must have required property '"+"picture_url"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 of Object.keys(data3)){
if(!((((key1 === "id") || (key1 === "order")) || (key1 === "picture_url")) || (key1 === "task_process_id"))){
const err13 = {instancePath:instancePath+"/product_images/" + i0,schemaPath:"#/properties/product_images/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.id !== undefined && func0.call(data3, "id")){
let data4 = data3.id;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err14 = {instancePath:instancePath+"/product_images/" + i0+"/id",schemaPath:"#/properties/product_images/items/properties/id/type",keyword:"type",params:{type: schema32.properties.product_images.items.properties.id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/product_images/" + i0+"/id",schemaPath:"#/properties/product_images/items/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4 < -9007199254740991 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/product_images/" + i0+"/id",schemaPath:"#/properties/product_images/items/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data3.order !== undefined && func0.call(data3, "order")){
let data5 = data3.order;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err17 = {instancePath:instancePath+"/product_images/" + i0+"/order",schemaPath:"#/properties/product_images/items/properties/order/type",keyword:"type",params:{type: schema32.properties.product_images.items.properties.order.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/product_images/" + i0+"/order",schemaPath:"#/properties/product_images/items/properties/order/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/product_images/" + i0+"/order",schemaPath:"#/properties/product_images/items/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data3.picture_url !== undefined && func0.call(data3, "picture_url")){
let data6 = data3.picture_url;
if(typeof data6 === "string"){
if(func70(data6) > 500){
const err20 = {instancePath:instancePath+"/product_images/" + i0+"/picture_url",schemaPath:"#/properties/product_images/items/properties/picture_url/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func70(data6) < 1){
const err21 = {instancePath:instancePath+"/product_images/" + i0+"/picture_url",schemaPath:"#/properties/product_images/items/properties/picture_url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!pattern4.test(data6)){
const err22 = {instancePath:instancePath+"/product_images/" + i0+"/picture_url",schemaPath:"#/properties/product_images/items/properties/picture_url/pattern",keyword:"pattern",params:{pattern: "^(https?://[^\\s]+|/api/v1/files/\\d+/[\\w-]+\\.\\w+(\\?name=[^\\s]*)?)$"},message:"must match pattern \""+"^(https?://[^\\s]+|/api/v1/files/\\d+/[\\w-]+\\.\\w+(\\?name=[^\\s]*)?)$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/product_images/" + i0+"/picture_url",schemaPath:"#/properties/product_images/items/properties/picture_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data3.task_process_id !== undefined && func0.call(data3, "task_process_id")){
let data7 = data3.task_process_id;
if((typeof data7 !== "string") && (data7 !== null)){
const err24 = {instancePath:instancePath+"/product_images/" + i0+"/task_process_id",schemaPath:"#/properties/product_images/items/properties/task_process_id/type",keyword:"type",params:{type: schema32.properties.product_images.items.properties.task_process_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data7 === "string"){
if(func70(data7) > 100){
const err25 = {instancePath:instancePath+"/product_images/" + i0+"/task_process_id",schemaPath:"#/properties/product_images/items/properties/task_process_id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
else {
const err26 = {instancePath:instancePath+"/product_images/" + i0,schemaPath:"#/properties/product_images/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data8 = data.name;
if(typeof data8 === "string"){
if(func70(data8) > 150){
const err27 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 150},message:"must NOT have more than 150 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func70(data8) < 1){
const err28 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.sku !== undefined && func0.call(data, "sku")){
let data9 = data.sku;
if((typeof data9 !== "string") && (data9 !== null)){
const err30 = {instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/type",keyword:"type",params:{type: schema32.properties.sku.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data9 === "string"){
if(func70(data9) > 100){
const err31 = {instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.barcode !== undefined && func0.call(data, "barcode")){
let data10 = data.barcode;
if((typeof data10 !== "string") && (data10 !== null)){
const err32 = {instancePath:instancePath+"/barcode",schemaPath:"#/properties/barcode/type",keyword:"type",params:{type: schema32.properties.barcode.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data10 === "string"){
if(func70(data10) > 64){
const err33 = {instancePath:instancePath+"/barcode",schemaPath:"#/properties/barcode/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.price !== undefined && func0.call(data, "price")){
let data11 = data.price;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err34 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 9999999999 || isNaN(data11)){
const err35 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999},message:"must be <= 9999999999"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err36 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data.discount_price !== undefined && func0.call(data, "discount_price")){
let data12 = data.discount_price;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err37 = {instancePath:instancePath+"/discount_price",schemaPath:"#/properties/discount_price/type",keyword:"type",params:{type: schema32.properties.discount_price.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9999999999 || isNaN(data12)){
const err38 = {instancePath:instancePath+"/discount_price",schemaPath:"#/properties/discount_price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999},message:"must be <= 9999999999"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err39 = {instancePath:instancePath+"/discount_price",schemaPath:"#/properties/discount_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data.cost !== undefined && func0.call(data, "cost")){
let data13 = data.cost;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
const err40 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/type",keyword:"type",params:{type: schema32.properties.cost.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 9999999999 || isNaN(data13)){
const err41 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999},message:"must be <= 9999999999"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err42 = {instancePath:instancePath+"/cost",schemaPath:"#/properties/cost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data.description !== undefined && func0.call(data, "description")){
let data14 = data.description;
if((typeof data14 !== "string") && (data14 !== null)){
const err43 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema32.properties.description.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(typeof data14 === "string"){
if(func70(data14) > 5000){
const err44 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if(data.active !== undefined && func0.call(data, "active")){
let data15 = data.active;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err45 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!((data15 === 0) || (data15 === 1))){
const err46 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/enum",keyword:"enum",params:{allowedValues: schema32.properties.active.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.quantity_available !== undefined && func0.call(data, "quantity_available")){
let data16 = data.quantity_available;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
const err47 = {instancePath:instancePath+"/quantity_available",schemaPath:"#/properties/quantity_available/type",keyword:"type",params:{type: schema32.properties.quantity_available.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1000000000 || isNaN(data16)){
const err48 = {instancePath:instancePath+"/quantity_available",schemaPath:"#/properties/quantity_available/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err49 = {instancePath:instancePath+"/quantity_available",schemaPath:"#/properties/quantity_available/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
if(data.low_stock !== undefined && func0.call(data, "low_stock")){
let data17 = data.low_stock;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
const err50 = {instancePath:instancePath+"/low_stock",schemaPath:"#/properties/low_stock/type",keyword:"type",params:{type: schema32.properties.low_stock.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 1000000000 || isNaN(data17)){
const err51 = {instancePath:instancePath+"/low_stock",schemaPath:"#/properties/low_stock/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data17 < 0 || isNaN(data17)){
const err52 = {instancePath:instancePath+"/low_stock",schemaPath:"#/properties/low_stock/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
if(data.tags !== undefined && func0.call(data, "tags")){
let data18 = data.tags;
if((typeof data18 !== "string") && (data18 !== null)){
const err53 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: schema32.properties.tags.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(typeof data18 === "string"){
if(func70(data18) > 500){
const err54 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
if(data.collections_id !== undefined && func0.call(data, "collections_id")){
let data19 = data.collections_id;
if((!(Array.isArray(data19))) && (data19 !== null)){
const err55 = {instancePath:instancePath+"/collections_id",schemaPath:"#/properties/collections_id/type",keyword:"type",params:{type: schema32.properties.collections_id.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(Array.isArray(data19)){
if(data19.length > 100){
const err56 = {instancePath:instancePath+"/collections_id",schemaPath:"#/properties/collections_id/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
let data20 = data19[i1];
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err57 = {instancePath:instancePath+"/collections_id/" + i1,schemaPath:"#/properties/collections_id/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 9007199254740991 || isNaN(data20)){
const err58 = {instancePath:instancePath+"/collections_id/" + i1,schemaPath:"#/properties/collections_id/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data20 < 1 || isNaN(data20)){
const err59 = {instancePath:instancePath+"/collections_id/" + i1,schemaPath:"#/properties/collections_id/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
let i2 = data19.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data19[i2];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err60 = {instancePath:instancePath+"/collections_id",schemaPath:"#/properties/collections_id/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i2+" are identical)"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
}
if(data.product_options !== undefined && func0.call(data, "product_options")){
let data21 = data.product_options;
if((!(Array.isArray(data21))) && (data21 !== null)){
const err61 = {instancePath:instancePath+"/product_options",schemaPath:"#/properties/product_options/type",keyword:"type",params:{type: schema32.properties.product_options.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(Array.isArray(data21)){
if(data21.length > 3){
const err62 = {instancePath:instancePath+"/product_options",schemaPath:"#/properties/product_options/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
const len2 = data21.length;
for(let i3=0; i3<len2; i3++){
let data22 = data21[i3];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if((data22.name === undefined) || (!(func0.call(data22, "name")))){
const err63 = {instancePath:instancePath+"/product_options/" + i3,schemaPath:"#/properties/product_options/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if((data22.options === undefined) || (!(func0.call(data22, "options")))){
const err64 = {instancePath:instancePath+"/product_options/" + i3,schemaPath:"#/properties/product_options/items/required",keyword:"required",params:{missingProperty: "options"},message:"must have required property '"+"options"+"'"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
for(const key2 of Object.keys(data22)){
if(!((((key2 === "id") || (key2 === "name")) || (key2 === "order")) || (key2 === "options"))){
const err65 = {instancePath:instancePath+"/product_options/" + i3,schemaPath:"#/properties/product_options/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data22.id !== undefined && func0.call(data22, "id")){
let data23 = data22.id;
if((!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))) && (data23 !== null)){
const err66 = {instancePath:instancePath+"/product_options/" + i3+"/id",schemaPath:"#/properties/product_options/items/properties/id/type",keyword:"type",params:{type: schema32.properties.product_options.items.properties.id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 9007199254740991 || isNaN(data23)){
const err67 = {instancePath:instancePath+"/product_options/" + i3+"/id",schemaPath:"#/properties/product_options/items/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data23 < -9007199254740991 || isNaN(data23)){
const err68 = {instancePath:instancePath+"/product_options/" + i3+"/id",schemaPath:"#/properties/product_options/items/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
if(data22.name !== undefined && func0.call(data22, "name")){
let data24 = data22.name;
if(typeof data24 === "string"){
if(func70(data24) > 60){
const err69 = {instancePath:instancePath+"/product_options/" + i3+"/name",schemaPath:"#/properties/product_options/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(func70(data24) < 1){
const err70 = {instancePath:instancePath+"/product_options/" + i3+"/name",schemaPath:"#/properties/product_options/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/product_options/" + i3+"/name",schemaPath:"#/properties/product_options/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data22.order !== undefined && func0.call(data22, "order")){
let data25 = data22.order;
if((!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))) && (data25 !== null)){
const err72 = {instancePath:instancePath+"/product_options/" + i3+"/order",schemaPath:"#/properties/product_options/items/properties/order/type",keyword:"type",params:{type: schema32.properties.product_options.items.properties.order.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 9007199254740991 || isNaN(data25)){
const err73 = {instancePath:instancePath+"/product_options/" + i3+"/order",schemaPath:"#/properties/product_options/items/properties/order/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data25 < 0 || isNaN(data25)){
const err74 = {instancePath:instancePath+"/product_options/" + i3+"/order",schemaPath:"#/properties/product_options/items/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
if(data22.options !== undefined && func0.call(data22, "options")){
let data26 = data22.options;
if(Array.isArray(data26)){
if(data26.length > 50){
const err75 = {instancePath:instancePath+"/product_options/" + i3+"/options",schemaPath:"#/properties/product_options/items/properties/options/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data26.length < 1){
const err76 = {instancePath:instancePath+"/product_options/" + i3+"/options",schemaPath:"#/properties/product_options/items/properties/options/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
const len3 = data26.length;
for(let i4=0; i4<len3; i4++){
let data27 = data26[i4];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if((data27.name === undefined) || (!(func0.call(data27, "name")))){
const err77 = {instancePath:instancePath+"/product_options/" + i3+"/options/" + i4,schemaPath:"#/properties/product_options/items/properties/options/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if((data27.value === undefined) || (!(func0.call(data27, "value")))){
const err78 = {instancePath:instancePath+"/product_options/" + i3+"/options/" + i4,schemaPath:"#/properties/product_options/items/properties/options/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
for(const key3 of Object.keys(data27)){
if(!((key3 === "name") || (key3 === "value"))){
const err79 = {instancePath:instancePath+"/product_options/" + i3+"/options/" + i4,schemaPath:"#/properties/product_options/items/properties/options/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data27.name !== undefined && func0.call(data27, "name")){
let data28 = data27.name;
if(typeof data28 === "string"){
if(func70(data28) > 60){
const err80 = {instancePath:instancePath+"/product_options/" + i3+"/options/" + i4+"/name",schemaPath:"#/properties/product_options/items/properties/options/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(func70(data28) < 1){
const err81 = {instancePath:instancePath+"/product_options/" + i3+"/options/" + i4+"/name",schemaPath:"#/properties/product_options/items/properties/options/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/product_options/" + i3+"/options/" + i4+"/name",schemaPath:"#/properties/product_options/items/properties/options/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data27.value !== undefined && func0.call(data27, "value")){
let data29 = data27.value;
if(typeof data29 === "string"){
if(func70(data29) > 60){
const err83 = {instancePath:instancePath+"/product_options/" + i3+"/options/" + i4+"/value",schemaPath:"#/properties/product_options/items/properties/options/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(func70(data29) < 1){
const err84 = {instancePath:instancePath+"/product_options/" + i3+"/options/" + i4+"/value",schemaPath:"#/properties/product_options/items/properties/options/items/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
else {
const err85 = {instancePath:instancePath+"/product_options/" + i3+"/options/" + i4+"/value",schemaPath:"#/properties/product_options/items/properties/options/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/product_options/" + i3+"/options/" + i4,schemaPath:"#/properties/product_options/items/properties/options/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/product_options/" + i3+"/options",schemaPath:"#/properties/product_options/items/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
else {
const err88 = {instancePath:instancePath+"/product_options/" + i3,schemaPath:"#/properties/product_options/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
}
if(data.product_variants !== undefined && func0.call(data, "product_variants")){
let data30 = data.product_variants;
if((!(Array.isArray(data30))) && (data30 !== null)){
const err89 = {instancePath:instancePath+"/product_variants",schemaPath:"#/properties/product_variants/type",keyword:"type",params:{type: schema32.properties.product_variants.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(Array.isArray(data30)){
if(data30.length > 200){
const err90 = {instancePath:instancePath+"/product_variants",schemaPath:"#/properties/product_variants/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
const len4 = data30.length;
for(let i5=0; i5<len4; i5++){
let data31 = data30[i5];
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if((data31.key === undefined) || (!(func0.call(data31, "key")))){
const err91 = {instancePath:instancePath+"/product_variants/" + i5,schemaPath:"#/properties/product_variants/items/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if((data31.price === undefined) || (!(func0.call(data31, "price")))){
const err92 = {instancePath:instancePath+"/product_variants/" + i5,schemaPath:"#/properties/product_variants/items/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
for(const key4 of Object.keys(data31)){
if(!(func0.call(schema32.properties.product_variants.items.properties, key4))){
const err93 = {instancePath:instancePath+"/product_variants/" + i5,schemaPath:"#/properties/product_variants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data31.id !== undefined && func0.call(data31, "id")){
let data32 = data31.id;
if((!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))) && (data32 !== null)){
const err94 = {instancePath:instancePath+"/product_variants/" + i5+"/id",schemaPath:"#/properties/product_variants/items/properties/id/type",keyword:"type",params:{type: schema32.properties.product_variants.items.properties.id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 9007199254740991 || isNaN(data32)){
const err95 = {instancePath:instancePath+"/product_variants/" + i5+"/id",schemaPath:"#/properties/product_variants/items/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data32 < -9007199254740991 || isNaN(data32)){
const err96 = {instancePath:instancePath+"/product_variants/" + i5+"/id",schemaPath:"#/properties/product_variants/items/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
if(data31.key !== undefined && func0.call(data31, "key")){
let data33 = data31.key;
if(typeof data33 === "string"){
if(func70(data33) > 200){
const err97 = {instancePath:instancePath+"/product_variants/" + i5+"/key",schemaPath:"#/properties/product_variants/items/properties/key/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(func70(data33) < 1){
const err98 = {instancePath:instancePath+"/product_variants/" + i5+"/key",schemaPath:"#/properties/product_variants/items/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
else {
const err99 = {instancePath:instancePath+"/product_variants/" + i5+"/key",schemaPath:"#/properties/product_variants/items/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data31.name !== undefined && func0.call(data31, "name")){
let data34 = data31.name;
if((typeof data34 !== "string") && (data34 !== null)){
const err100 = {instancePath:instancePath+"/product_variants/" + i5+"/name",schemaPath:"#/properties/product_variants/items/properties/name/type",keyword:"type",params:{type: schema32.properties.product_variants.items.properties.name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(typeof data34 === "string"){
if(func70(data34) > 200){
const err101 = {instancePath:instancePath+"/product_variants/" + i5+"/name",schemaPath:"#/properties/product_variants/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
if(data31.options !== undefined && func0.call(data31, "options")){
let data35 = data31.options;
if((!(Array.isArray(data35))) && (data35 !== null)){
const err102 = {instancePath:instancePath+"/product_variants/" + i5+"/options",schemaPath:"#/properties/product_variants/items/properties/options/type",keyword:"type",params:{type: schema32.properties.product_variants.items.properties.options.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(Array.isArray(data35)){
if(data35.length > 50){
const err103 = {instancePath:instancePath+"/product_variants/" + i5+"/options",schemaPath:"#/properties/product_variants/items/properties/options/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
const len5 = data35.length;
for(let i6=0; i6<len5; i6++){
let data36 = data35[i6];
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if((data36.name === undefined) || (!(func0.call(data36, "name")))){
const err104 = {instancePath:instancePath+"/product_variants/" + i5+"/options/" + i6,schemaPath:"#/properties/product_variants/items/properties/options/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if((data36.value === undefined) || (!(func0.call(data36, "value")))){
const err105 = {instancePath:instancePath+"/product_variants/" + i5+"/options/" + i6,schemaPath:"#/properties/product_variants/items/properties/options/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
for(const key5 of Object.keys(data36)){
if(!((key5 === "name") || (key5 === "value"))){
const err106 = {instancePath:instancePath+"/product_variants/" + i5+"/options/" + i6,schemaPath:"#/properties/product_variants/items/properties/options/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data36.name !== undefined && func0.call(data36, "name")){
let data37 = data36.name;
if(typeof data37 === "string"){
if(func70(data37) > 60){
const err107 = {instancePath:instancePath+"/product_variants/" + i5+"/options/" + i6+"/name",schemaPath:"#/properties/product_variants/items/properties/options/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(func70(data37) < 1){
const err108 = {instancePath:instancePath+"/product_variants/" + i5+"/options/" + i6+"/name",schemaPath:"#/properties/product_variants/items/properties/options/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
else {
const err109 = {instancePath:instancePath+"/product_variants/" + i5+"/options/" + i6+"/name",schemaPath:"#/properties/product_variants/items/properties/options/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data36.value !== undefined && func0.call(data36, "value")){
let data38 = data36.value;
if(typeof data38 === "string"){
if(func70(data38) > 60){
const err110 = {instancePath:instancePath+"/product_variants/" + i5+"/options/" + i6+"/value",schemaPath:"#/properties/product_variants/items/properties/options/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(func70(data38) < 1){
const err111 = {instancePath:instancePath+"/product_variants/" + i5+"/options/" + i6+"/value",schemaPath:"#/properties/product_variants/items/properties/options/items/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
else {
const err112 = {instancePath:instancePath+"/product_variants/" + i5+"/options/" + i6+"/value",schemaPath:"#/properties/product_variants/items/properties/options/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
}
else {
const err113 = {instancePath:instancePath+"/product_variants/" + i5+"/options/" + i6,schemaPath:"#/properties/product_variants/items/properties/options/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
}
}
if(data31.quantity !== undefined && func0.call(data31, "quantity")){
let data39 = data31.quantity;
if((!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))) && (data39 !== null)){
const err114 = {instancePath:instancePath+"/product_variants/" + i5+"/quantity",schemaPath:"#/properties/product_variants/items/properties/quantity/type",keyword:"type",params:{type: schema32.properties.product_variants.items.properties.quantity.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 > 1000000000 || isNaN(data39)){
const err115 = {instancePath:instancePath+"/product_variants/" + i5+"/quantity",schemaPath:"#/properties/product_variants/items/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data39 < 0 || isNaN(data39)){
const err116 = {instancePath:instancePath+"/product_variants/" + i5+"/quantity",schemaPath:"#/properties/product_variants/items/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
if(data31.price !== undefined && func0.call(data31, "price")){
let data40 = data31.price;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err117 = {instancePath:instancePath+"/product_variants/" + i5+"/price",schemaPath:"#/properties/product_variants/items/properties/price/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 9999999999 || isNaN(data40)){
const err118 = {instancePath:instancePath+"/product_variants/" + i5+"/price",schemaPath:"#/properties/product_variants/items/properties/price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999},message:"must be <= 9999999999"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(data40 < 0 || isNaN(data40)){
const err119 = {instancePath:instancePath+"/product_variants/" + i5+"/price",schemaPath:"#/properties/product_variants/items/properties/price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
}
if(data31.discount_price !== undefined && func0.call(data31, "discount_price")){
let data41 = data31.discount_price;
if((!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))) && (data41 !== null)){
const err120 = {instancePath:instancePath+"/product_variants/" + i5+"/discount_price",schemaPath:"#/properties/product_variants/items/properties/discount_price/type",keyword:"type",params:{type: schema32.properties.product_variants.items.properties.discount_price.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 > 9999999999 || isNaN(data41)){
const err121 = {instancePath:instancePath+"/product_variants/" + i5+"/discount_price",schemaPath:"#/properties/product_variants/items/properties/discount_price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999},message:"must be <= 9999999999"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(data41 < 0 || isNaN(data41)){
const err122 = {instancePath:instancePath+"/product_variants/" + i5+"/discount_price",schemaPath:"#/properties/product_variants/items/properties/discount_price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
}
if(data31.sku !== undefined && func0.call(data31, "sku")){
let data42 = data31.sku;
if((typeof data42 !== "string") && (data42 !== null)){
const err123 = {instancePath:instancePath+"/product_variants/" + i5+"/sku",schemaPath:"#/properties/product_variants/items/properties/sku/type",keyword:"type",params:{type: schema32.properties.product_variants.items.properties.sku.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(typeof data42 === "string"){
if(func70(data42) > 100){
const err124 = {instancePath:instancePath+"/product_variants/" + i5+"/sku",schemaPath:"#/properties/product_variants/items/properties/sku/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
}
if(data31.barcode !== undefined && func0.call(data31, "barcode")){
let data43 = data31.barcode;
if((typeof data43 !== "string") && (data43 !== null)){
const err125 = {instancePath:instancePath+"/product_variants/" + i5+"/barcode",schemaPath:"#/properties/product_variants/items/properties/barcode/type",keyword:"type",params:{type: schema32.properties.product_variants.items.properties.barcode.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(typeof data43 === "string"){
if(func70(data43) > 64){
const err126 = {instancePath:instancePath+"/product_variants/" + i5+"/barcode",schemaPath:"#/properties/product_variants/items/properties/barcode/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
}
}
else {
const err127 = {instancePath:instancePath+"/product_variants/" + i5,schemaPath:"#/properties/product_variants/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
}
if(data.additional_info !== undefined && func0.call(data, "additional_info")){
let data44 = data.additional_info;
if((!(Array.isArray(data44))) && (data44 !== null)){
const err128 = {instancePath:instancePath+"/additional_info",schemaPath:"#/properties/additional_info/type",keyword:"type",params:{type: schema32.properties.additional_info.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if(Array.isArray(data44)){
if(data44.length > 20){
const err129 = {instancePath:instancePath+"/additional_info",schemaPath:"#/properties/additional_info/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
const len6 = data44.length;
for(let i7=0; i7<len6; i7++){
let data45 = data44[i7];
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if((data45.title === undefined) || (!(func0.call(data45, "title")))){
const err130 = {instancePath:instancePath+"/additional_info/" + i7,schemaPath:"#/properties/additional_info/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
for(const key6 of Object.keys(data45)){
if(!(((key6 === "id") || (key6 === "title")) || (key6 === "description"))){
const err131 = {instancePath:instancePath+"/additional_info/" + i7,schemaPath:"#/properties/additional_info/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data45.id !== undefined && func0.call(data45, "id")){
let data46 = data45.id;
if((!(((typeof data46 == "number") && (!(data46 % 1) && !isNaN(data46))) && (isFinite(data46)))) && (data46 !== null)){
const err132 = {instancePath:instancePath+"/additional_info/" + i7+"/id",schemaPath:"#/properties/additional_info/items/properties/id/type",keyword:"type",params:{type: schema32.properties.additional_info.items.properties.id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if((typeof data46 == "number") && (isFinite(data46))){
if(data46 > 9007199254740991 || isNaN(data46)){
const err133 = {instancePath:instancePath+"/additional_info/" + i7+"/id",schemaPath:"#/properties/additional_info/items/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(data46 < -9007199254740991 || isNaN(data46)){
const err134 = {instancePath:instancePath+"/additional_info/" + i7+"/id",schemaPath:"#/properties/additional_info/items/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
}
if(data45.title !== undefined && func0.call(data45, "title")){
let data47 = data45.title;
if(typeof data47 === "string"){
if(func70(data47) > 100){
const err135 = {instancePath:instancePath+"/additional_info/" + i7+"/title",schemaPath:"#/properties/additional_info/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
if(func70(data47) < 1){
const err136 = {instancePath:instancePath+"/additional_info/" + i7+"/title",schemaPath:"#/properties/additional_info/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
else {
const err137 = {instancePath:instancePath+"/additional_info/" + i7+"/title",schemaPath:"#/properties/additional_info/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data45.description !== undefined && func0.call(data45, "description")){
let data48 = data45.description;
if((typeof data48 !== "string") && (data48 !== null)){
const err138 = {instancePath:instancePath+"/additional_info/" + i7+"/description",schemaPath:"#/properties/additional_info/items/properties/description/type",keyword:"type",params:{type: schema32.properties.additional_info.items.properties.description.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if(typeof data48 === "string"){
if(func70(data48) > 2000){
const err139 = {instancePath:instancePath+"/additional_info/" + i7+"/description",schemaPath:"#/properties/additional_info/items/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
}
}
else {
const err140 = {instancePath:instancePath+"/additional_info/" + i7,schemaPath:"#/properties/additional_info/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
}
}
if(data.product_attachments !== undefined && func0.call(data, "product_attachments")){
let data49 = data.product_attachments;
if((!(Array.isArray(data49))) && (data49 !== null)){
const err141 = {instancePath:instancePath+"/product_attachments",schemaPath:"#/properties/product_attachments/type",keyword:"type",params:{type: schema32.properties.product_attachments.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
if(Array.isArray(data49)){
if(data49.length > 1){
const err142 = {instancePath:instancePath+"/product_attachments",schemaPath:"#/properties/product_attachments/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
const len7 = data49.length;
for(let i8=0; i8<len7; i8++){
let data50 = data49[i8];
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if((data50.url === undefined) || (!(func0.call(data50, "url")))){
const err143 = {instancePath:instancePath+"/product_attachments/" + i8,schemaPath:"#/properties/product_attachments/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
for(const key7 of Object.keys(data50)){
if(!((key7 === "name") || (key7 === "url"))){
const err144 = {instancePath:instancePath+"/product_attachments/" + i8,schemaPath:"#/properties/product_attachments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data50.name !== undefined && func0.call(data50, "name")){
let data51 = data50.name;
if((typeof data51 !== "string") && (data51 !== null)){
const err145 = {instancePath:instancePath+"/product_attachments/" + i8+"/name",schemaPath:"#/properties/product_attachments/items/properties/name/type",keyword:"type",params:{type: schema32.properties.product_attachments.items.properties.name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
if(typeof data51 === "string"){
if(func70(data51) > 200){
const err146 = {instancePath:instancePath+"/product_attachments/" + i8+"/name",schemaPath:"#/properties/product_attachments/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
}
if(data50.url !== undefined && func0.call(data50, "url")){
let data52 = data50.url;
if(typeof data52 === "string"){
if(func70(data52) > 500){
const err147 = {instancePath:instancePath+"/product_attachments/" + i8+"/url",schemaPath:"#/properties/product_attachments/items/properties/url/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
if(func70(data52) < 1){
const err148 = {instancePath:instancePath+"/product_attachments/" + i8+"/url",schemaPath:"#/properties/product_attachments/items/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if(!pattern5.test(data52)){
const err149 = {instancePath:instancePath+"/product_attachments/" + i8+"/url",schemaPath:"#/properties/product_attachments/items/properties/url/pattern",keyword:"pattern",params:{pattern: "^(https://[^\\s]+|/api/v1/files/\\d+/[\\w-]+\\.\\w+(\\?name=[^\\s]*)?)$"},message:"must match pattern \""+"^(https://[^\\s]+|/api/v1/files/\\d+/[\\w-]+\\.\\w+(\\?name=[^\\s]*)?)$"+"\""};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
else {
const err150 = {instancePath:instancePath+"/product_attachments/" + i8+"/url",schemaPath:"#/properties/product_attachments/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
}
else {
const err151 = {instancePath:instancePath+"/product_attachments/" + i8,schemaPath:"#/properties/product_attachments/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
}
}
if(data.slug !== undefined && func0.call(data, "slug")){
let data53 = data.slug;
if((typeof data53 !== "string") && (data53 !== null)){
const err152 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type: schema32.properties.slug.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
if(typeof data53 === "string"){
if(func70(data53) > 100){
const err153 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
if(!pattern6.test(data53)){
const err154 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
}
if(data.order !== undefined && func0.call(data, "order")){
let data54 = data.order;
if((!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))) && (data54 !== null)){
const err155 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: schema32.properties.order.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 > 1000000 || isNaN(data54)){
const err156 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
if(data54 < 0 || isNaN(data54)){
const err157 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
}
}
else {
const err158 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const condition0 = validate22;
const schema33 = {"type":"object","properties":{"product_variants":{"type":"array","maxItems":0}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.product_variants !== undefined && func0.call(data, "product_variants")){
let data0 = data.product_variants;
if(Array.isArray(data0)){
if(data0.length > 0){
const err0 = {instancePath:instancePath+"/product_variants",schemaPath:"#/properties/product_variants/maxItems",keyword:"maxItems",params:{limit: 0},message:"must NOT have more than 0 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/product_variants",schemaPath:"#/properties/product_variants/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"product_variants":true},"dynamicProps":false,"dynamicItems":false};

export const conditions = [condition0];
