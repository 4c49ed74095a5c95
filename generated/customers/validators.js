// Generated from schemas/customers.json by `npm run schema types`. Edit the schema instead.
import { FORMATS } from '../../domain/schema/formats.ts';
import { ucs2length } from '../../domain/schema/standalone-runtime.ts';

export const create = validate20;
const schema31 = {"type":"object","properties":{"first_name":{"type":"string","minLength":1,"maxLength":100},"last_name":{"type":["string","null"],"maxLength":100},"phone_number":{"description":"Country code and number, digits only, no plus sign (spec 2 §5). No country code begins with 0; 0000000 says that there is no number.","type":"string","pattern":"^(?:[1-9]\\d{6,12}|0{7})$"},"email":{"type":["string","null"],"format":"email","maxLength":254,"description":"Forms ask for it (spec 2 §5); a buyer of an order or a line of a file may have none."},"contacts":{"type":["array","null"],"maxItems":20,"description":"What a merge drops of the other clients, and what else the client writes from. An order from such a phone is theirs.","items":{"type":"object","properties":{"id":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":["integer","null"]},"phone_number":{"description":"Country code and number, digits only, no plus sign (spec 2 §5). No country code begins with 0; 0000000 says that there is no number.","type":["string","null"],"pattern":"^(?:[1-9]\\d{6,12}|0{7})$"},"email":{"type":["string","null"],"format":"email","maxLength":254}},"additionalProperties":false}},"document_type":{"type":["string","null"],"enum":["CC","TI","Pasaporte","CE","NIT","PPT","PEP",null],"default":"CC"},"dni":{"description":"Document number; passports have letters.","type":["string","null"],"pattern":"^[A-Za-z0-9.-]{3,20}$"},"country_code":{"description":"ISO 3166-1 alpha-2.","type":["string","null"],"pattern":"^[A-Z]{2}$"},"city_id":{"description":"DANE code of the municipality, as text: 05001 is Medellín.","type":["string","null"],"pattern":"^\\d{5}$"},"address":{"type":["string","null"],"maxLength":200},"address_line":{"type":["string","null"],"maxLength":200},"notes":{"type":["string","null"],"maxLength":2000,"description":"For the owner alone (spec 2 §6)."},"user_store_id":{"minimum":1,"maximum":9007199254740991,"type":["integer","null"],"description":"The branch that registered the customer (spec 2 §7)."}},"required":["first_name","phone_number"],"additionalProperties":false,"allOf":[{"if":{"type":"object","required":[],"properties":{"country_code":{"type":"string","const":"CO"}}},"else":{"type":"object","properties":{"city_id":{"not":{}}}}},{"if":{"type":"object","required":["country_code"],"properties":{"country_code":{"type":"string","const":"CO"}}},"then":{"type":"object","required":["city_id"]}}]};
const func0 = Object.prototype.hasOwnProperty;
const func69 = ucs2length;
const pattern4 = new RegExp("^(?:[1-9]\\d{6,12}|0{7})$", "u");
const pattern6 = new RegExp("^[A-Za-z0-9.-]{3,20}$", "u");
const pattern7 = new RegExp("^[A-Z]{2}$", "u");
const pattern8 = new RegExp("^\\d{5}$", "u");
const formats0 = FORMATS.email;

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
if(data.country_code !== undefined && func0.call(data, "country_code")){
let data0 = data.country_code;
if(typeof data0 !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if("CO" !== data0){
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
if(data.city_id !== undefined && func0.call(data, "city_id")){
const err3 = {instancePath:instancePath+"/city_id",schemaPath:"#/allOf/0/else/properties/city_id/not",keyword:"not",params:{},message:"must NOT be valid"};
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
props0.city_id = true;
props0.country_code = true;
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
const _errs12 = errors;
let valid4 = true;
const _errs13 = errors;
if(errors === _errs13){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.country_code === undefined) || (!(func0.call(data, "country_code")))) && (missing0 = "country_code")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.country_code !== undefined && func0.call(data, "country_code")){
let data2 = data.country_code;
if(typeof data2 !== "string"){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if("CO" !== data2){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid1 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.city_id === undefined) || (!(func0.call(data, "city_id")))){
const err10 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "city_id"},message:"must have required property '"+"city_id"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath,schemaPath:"#/allOf/1/then/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid4 = _valid1;
}
if(!valid4){
const err12 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.country_code = true;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.first_name === undefined) || (!(func0.call(data, "first_name")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first_name"},message:"must have required property '"+"first_name"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.phone_number === undefined) || (!(func0.call(data, "phone_number")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone_number"},message:"must have required property '"+"phone_number"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema31.properties, key0))){
const err15 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.first_name !== undefined && func0.call(data, "first_name")){
let data3 = data.first_name;
if(typeof data3 === "string"){
if(func69(data3) > 100){
const err16 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func69(data3) < 1){
const err17 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.last_name !== undefined && func0.call(data, "last_name")){
let data4 = data.last_name;
if((typeof data4 !== "string") && (data4 !== null)){
const err19 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: schema31.properties.last_name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data4 === "string"){
if(func69(data4) > 100){
const err20 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.phone_number !== undefined && func0.call(data, "phone_number")){
let data5 = data.phone_number;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err21 = {instancePath:instancePath+"/phone_number",schemaPath:"#/properties/phone_number/pattern",keyword:"pattern",params:{pattern: "^(?:[1-9]\\d{6,12}|0{7})$"},message:"must match pattern \""+"^(?:[1-9]\\d{6,12}|0{7})$"+"\""};
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
const err22 = {instancePath:instancePath+"/phone_number",schemaPath:"#/properties/phone_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.email !== undefined && func0.call(data, "email")){
let data6 = data.email;
if((typeof data6 !== "string") && (data6 !== null)){
const err23 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema31.properties.email.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data6 === "string"){
if(func69(data6) > 254){
const err24 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(formats0(data6))){
const err25 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
if(data.contacts !== undefined && func0.call(data, "contacts")){
let data7 = data.contacts;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err26 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/type",keyword:"type",params:{type: schema31.properties.contacts.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(Array.isArray(data7)){
if(data7.length > 20){
const err27 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 of Object.keys(data8)){
if(!(((key1 === "id") || (key1 === "phone_number")) || (key1 === "email"))){
const err28 = {instancePath:instancePath+"/contacts/" + i0,schemaPath:"#/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data8.id !== undefined && func0.call(data8, "id")){
let data9 = data8.id;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err29 = {instancePath:instancePath+"/contacts/" + i0+"/id",schemaPath:"#/properties/contacts/items/properties/id/type",keyword:"type",params:{type: schema31.properties.contacts.items.properties.id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
const err30 = {instancePath:instancePath+"/contacts/" + i0+"/id",schemaPath:"#/properties/contacts/items/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data9 < -9007199254740991 || isNaN(data9)){
const err31 = {instancePath:instancePath+"/contacts/" + i0+"/id",schemaPath:"#/properties/contacts/items/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"};
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
if(data8.phone_number !== undefined && func0.call(data8, "phone_number")){
let data10 = data8.phone_number;
if((typeof data10 !== "string") && (data10 !== null)){
const err32 = {instancePath:instancePath+"/contacts/" + i0+"/phone_number",schemaPath:"#/properties/contacts/items/properties/phone_number/type",keyword:"type",params:{type: schema31.properties.contacts.items.properties.phone_number.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data10 === "string"){
if(!pattern4.test(data10)){
const err33 = {instancePath:instancePath+"/contacts/" + i0+"/phone_number",schemaPath:"#/properties/contacts/items/properties/phone_number/pattern",keyword:"pattern",params:{pattern: "^(?:[1-9]\\d{6,12}|0{7})$"},message:"must match pattern \""+"^(?:[1-9]\\d{6,12}|0{7})$"+"\""};
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
if(data8.email !== undefined && func0.call(data8, "email")){
let data11 = data8.email;
if((typeof data11 !== "string") && (data11 !== null)){
const err34 = {instancePath:instancePath+"/contacts/" + i0+"/email",schemaPath:"#/properties/contacts/items/properties/email/type",keyword:"type",params:{type: schema31.properties.contacts.items.properties.email.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data11 === "string"){
if(func69(data11) > 254){
const err35 = {instancePath:instancePath+"/contacts/" + i0+"/email",schemaPath:"#/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(formats0(data11))){
const err36 = {instancePath:instancePath+"/contacts/" + i0+"/email",schemaPath:"#/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
}
else {
const err37 = {instancePath:instancePath+"/contacts/" + i0,schemaPath:"#/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
}
if(data.document_type !== undefined && func0.call(data, "document_type")){
let data12 = data.document_type;
if((typeof data12 !== "string") && (data12 !== null)){
const err38 = {instancePath:instancePath+"/document_type",schemaPath:"#/properties/document_type/type",keyword:"type",params:{type: schema31.properties.document_type.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!((((((((data12 === "CC") || (data12 === "TI")) || (data12 === "Pasaporte")) || (data12 === "CE")) || (data12 === "NIT")) || (data12 === "PPT")) || (data12 === "PEP")) || (data12 === null))){
const err39 = {instancePath:instancePath+"/document_type",schemaPath:"#/properties/document_type/enum",keyword:"enum",params:{allowedValues: schema31.properties.document_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.dni !== undefined && func0.call(data, "dni")){
let data13 = data.dni;
if((typeof data13 !== "string") && (data13 !== null)){
const err40 = {instancePath:instancePath+"/dni",schemaPath:"#/properties/dni/type",keyword:"type",params:{type: schema31.properties.dni.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data13 === "string"){
if(!pattern6.test(data13)){
const err41 = {instancePath:instancePath+"/dni",schemaPath:"#/properties/dni/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9.-]{3,20}$"},message:"must match pattern \""+"^[A-Za-z0-9.-]{3,20}$"+"\""};
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
if(data.country_code !== undefined && func0.call(data, "country_code")){
let data14 = data.country_code;
if((typeof data14 !== "string") && (data14 !== null)){
const err42 = {instancePath:instancePath+"/country_code",schemaPath:"#/properties/country_code/type",keyword:"type",params:{type: schema31.properties.country_code.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(typeof data14 === "string"){
if(!pattern7.test(data14)){
const err43 = {instancePath:instancePath+"/country_code",schemaPath:"#/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""};
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
if(data.city_id !== undefined && func0.call(data, "city_id")){
let data15 = data.city_id;
if((typeof data15 !== "string") && (data15 !== null)){
const err44 = {instancePath:instancePath+"/city_id",schemaPath:"#/properties/city_id/type",keyword:"type",params:{type: schema31.properties.city_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(typeof data15 === "string"){
if(!pattern8.test(data15)){
const err45 = {instancePath:instancePath+"/city_id",schemaPath:"#/properties/city_id/pattern",keyword:"pattern",params:{pattern: "^\\d{5}$"},message:"must match pattern \""+"^\\d{5}$"+"\""};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
if(data.address !== undefined && func0.call(data, "address")){
let data16 = data.address;
if((typeof data16 !== "string") && (data16 !== null)){
const err46 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: schema31.properties.address.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data16 === "string"){
if(func69(data16) > 200){
const err47 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
if(data.address_line !== undefined && func0.call(data, "address_line")){
let data17 = data.address_line;
if((typeof data17 !== "string") && (data17 !== null)){
const err48 = {instancePath:instancePath+"/address_line",schemaPath:"#/properties/address_line/type",keyword:"type",params:{type: schema31.properties.address_line.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(typeof data17 === "string"){
if(func69(data17) > 200){
const err49 = {instancePath:instancePath+"/address_line",schemaPath:"#/properties/address_line/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
if(data.notes !== undefined && func0.call(data, "notes")){
let data18 = data.notes;
if((typeof data18 !== "string") && (data18 !== null)){
const err50 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema31.properties.notes.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(typeof data18 === "string"){
if(func69(data18) > 2000){
const err51 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
if(data.user_store_id !== undefined && func0.call(data, "user_store_id")){
let data19 = data.user_store_id;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
const err52 = {instancePath:instancePath+"/user_store_id",schemaPath:"#/properties/user_store_id/type",keyword:"type",params:{type: schema31.properties.user_store_id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 9007199254740991 || isNaN(data19)){
const err53 = {instancePath:instancePath+"/user_store_id",schemaPath:"#/properties/user_store_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data19 < 1 || isNaN(data19)){
const err54 = {instancePath:instancePath+"/user_store_id",schemaPath:"#/properties/user_store_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
}
else {
const err55 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const update = validate21;
const schema32 = {"type":"object","properties":{"first_name":{"type":"string","minLength":1,"maxLength":100},"last_name":{"type":["string","null"],"maxLength":100},"phone_number":{"description":"Country code and number, digits only, no plus sign (spec 2 §5). No country code begins with 0; 0000000 says that there is no number.","type":"string","pattern":"^(?:[1-9]\\d{6,12}|0{7})$"},"email":{"type":["string","null"],"format":"email","maxLength":254,"description":"Forms ask for it (spec 2 §5); a buyer of an order or a line of a file may have none."},"contacts":{"type":["array","null"],"maxItems":20,"description":"What a merge drops of the other clients, and what else the client writes from. An order from such a phone is theirs.","items":{"type":"object","properties":{"id":{"minimum":-9007199254740991,"maximum":9007199254740991,"type":["integer","null"]},"phone_number":{"description":"Country code and number, digits only, no plus sign (spec 2 §5). No country code begins with 0; 0000000 says that there is no number.","type":["string","null"],"pattern":"^(?:[1-9]\\d{6,12}|0{7})$"},"email":{"type":["string","null"],"format":"email","maxLength":254}},"additionalProperties":false}},"document_type":{"type":["string","null"],"enum":["CC","TI","Pasaporte","CE","NIT","PPT","PEP",null],"default":"CC"},"dni":{"description":"Document number; passports have letters.","type":["string","null"],"pattern":"^[A-Za-z0-9.-]{3,20}$"},"country_code":{"description":"ISO 3166-1 alpha-2.","type":["string","null"],"pattern":"^[A-Z]{2}$"},"city_id":{"description":"DANE code of the municipality, as text: 05001 is Medellín.","type":["string","null"],"pattern":"^\\d{5}$"},"address":{"type":["string","null"],"maxLength":200},"address_line":{"type":["string","null"],"maxLength":200},"notes":{"type":["string","null"],"maxLength":2000,"description":"For the owner alone (spec 2 §6)."},"user_store_id":{"minimum":1,"maximum":9007199254740991,"type":["integer","null"],"description":"The branch that registered the customer (spec 2 §7)."}},"required":["first_name","phone_number"],"additionalProperties":false,"allOf":[{"if":{"type":"object","required":[],"properties":{"country_code":{"type":"string","const":"CO"}}},"else":{"type":"object","properties":{"city_id":{"not":{}}}}},{"if":{"type":"object","required":["country_code"],"properties":{"country_code":{"type":"string","const":"CO"}}},"then":{"type":"object","required":["city_id"]}}]};

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
if(data.country_code !== undefined && func0.call(data, "country_code")){
let data0 = data.country_code;
if(typeof data0 !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if("CO" !== data0){
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
if(data.city_id !== undefined && func0.call(data, "city_id")){
const err3 = {instancePath:instancePath+"/city_id",schemaPath:"#/allOf/0/else/properties/city_id/not",keyword:"not",params:{},message:"must NOT be valid"};
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
props0.city_id = true;
props0.country_code = true;
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
const _errs12 = errors;
let valid4 = true;
const _errs13 = errors;
if(errors === _errs13){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.country_code === undefined) || (!(func0.call(data, "country_code")))) && (missing0 = "country_code")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.country_code !== undefined && func0.call(data, "country_code")){
let data2 = data.country_code;
if(typeof data2 !== "string"){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if("CO" !== data2){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
else {
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid1 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs17 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.city_id === undefined) || (!(func0.call(data, "city_id")))){
const err10 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "city_id"},message:"must have required property '"+"city_id"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath,schemaPath:"#/allOf/1/then/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid4 = _valid1;
}
if(!valid4){
const err12 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.country_code = true;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.first_name === undefined) || (!(func0.call(data, "first_name")))){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first_name"},message:"must have required property '"+"first_name"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((data.phone_number === undefined) || (!(func0.call(data, "phone_number")))){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone_number"},message:"must have required property '"+"phone_number"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema32.properties, key0))){
const err15 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.first_name !== undefined && func0.call(data, "first_name")){
let data3 = data.first_name;
if(typeof data3 === "string"){
if(func69(data3) > 100){
const err16 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func69(data3) < 1){
const err17 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.last_name !== undefined && func0.call(data, "last_name")){
let data4 = data.last_name;
if((typeof data4 !== "string") && (data4 !== null)){
const err19 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/type",keyword:"type",params:{type: schema32.properties.last_name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data4 === "string"){
if(func69(data4) > 100){
const err20 = {instancePath:instancePath+"/last_name",schemaPath:"#/properties/last_name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.phone_number !== undefined && func0.call(data, "phone_number")){
let data5 = data.phone_number;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err21 = {instancePath:instancePath+"/phone_number",schemaPath:"#/properties/phone_number/pattern",keyword:"pattern",params:{pattern: "^(?:[1-9]\\d{6,12}|0{7})$"},message:"must match pattern \""+"^(?:[1-9]\\d{6,12}|0{7})$"+"\""};
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
const err22 = {instancePath:instancePath+"/phone_number",schemaPath:"#/properties/phone_number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.email !== undefined && func0.call(data, "email")){
let data6 = data.email;
if((typeof data6 !== "string") && (data6 !== null)){
const err23 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema32.properties.email.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data6 === "string"){
if(func69(data6) > 254){
const err24 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(formats0(data6))){
const err25 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
if(data.contacts !== undefined && func0.call(data, "contacts")){
let data7 = data.contacts;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err26 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/type",keyword:"type",params:{type: schema32.properties.contacts.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(Array.isArray(data7)){
if(data7.length > 20){
const err27 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 of Object.keys(data8)){
if(!(((key1 === "id") || (key1 === "phone_number")) || (key1 === "email"))){
const err28 = {instancePath:instancePath+"/contacts/" + i0,schemaPath:"#/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data8.id !== undefined && func0.call(data8, "id")){
let data9 = data8.id;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err29 = {instancePath:instancePath+"/contacts/" + i0+"/id",schemaPath:"#/properties/contacts/items/properties/id/type",keyword:"type",params:{type: schema32.properties.contacts.items.properties.id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
const err30 = {instancePath:instancePath+"/contacts/" + i0+"/id",schemaPath:"#/properties/contacts/items/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data9 < -9007199254740991 || isNaN(data9)){
const err31 = {instancePath:instancePath+"/contacts/" + i0+"/id",schemaPath:"#/properties/contacts/items/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991},message:"must be >= -9007199254740991"};
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
if(data8.phone_number !== undefined && func0.call(data8, "phone_number")){
let data10 = data8.phone_number;
if((typeof data10 !== "string") && (data10 !== null)){
const err32 = {instancePath:instancePath+"/contacts/" + i0+"/phone_number",schemaPath:"#/properties/contacts/items/properties/phone_number/type",keyword:"type",params:{type: schema32.properties.contacts.items.properties.phone_number.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data10 === "string"){
if(!pattern4.test(data10)){
const err33 = {instancePath:instancePath+"/contacts/" + i0+"/phone_number",schemaPath:"#/properties/contacts/items/properties/phone_number/pattern",keyword:"pattern",params:{pattern: "^(?:[1-9]\\d{6,12}|0{7})$"},message:"must match pattern \""+"^(?:[1-9]\\d{6,12}|0{7})$"+"\""};
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
if(data8.email !== undefined && func0.call(data8, "email")){
let data11 = data8.email;
if((typeof data11 !== "string") && (data11 !== null)){
const err34 = {instancePath:instancePath+"/contacts/" + i0+"/email",schemaPath:"#/properties/contacts/items/properties/email/type",keyword:"type",params:{type: schema32.properties.contacts.items.properties.email.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data11 === "string"){
if(func69(data11) > 254){
const err35 = {instancePath:instancePath+"/contacts/" + i0+"/email",schemaPath:"#/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(formats0(data11))){
const err36 = {instancePath:instancePath+"/contacts/" + i0+"/email",schemaPath:"#/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
}
else {
const err37 = {instancePath:instancePath+"/contacts/" + i0,schemaPath:"#/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
}
if(data.document_type !== undefined && func0.call(data, "document_type")){
let data12 = data.document_type;
if((typeof data12 !== "string") && (data12 !== null)){
const err38 = {instancePath:instancePath+"/document_type",schemaPath:"#/properties/document_type/type",keyword:"type",params:{type: schema32.properties.document_type.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!((((((((data12 === "CC") || (data12 === "TI")) || (data12 === "Pasaporte")) || (data12 === "CE")) || (data12 === "NIT")) || (data12 === "PPT")) || (data12 === "PEP")) || (data12 === null))){
const err39 = {instancePath:instancePath+"/document_type",schemaPath:"#/properties/document_type/enum",keyword:"enum",params:{allowedValues: schema32.properties.document_type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.dni !== undefined && func0.call(data, "dni")){
let data13 = data.dni;
if((typeof data13 !== "string") && (data13 !== null)){
const err40 = {instancePath:instancePath+"/dni",schemaPath:"#/properties/dni/type",keyword:"type",params:{type: schema32.properties.dni.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data13 === "string"){
if(!pattern6.test(data13)){
const err41 = {instancePath:instancePath+"/dni",schemaPath:"#/properties/dni/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9.-]{3,20}$"},message:"must match pattern \""+"^[A-Za-z0-9.-]{3,20}$"+"\""};
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
if(data.country_code !== undefined && func0.call(data, "country_code")){
let data14 = data.country_code;
if((typeof data14 !== "string") && (data14 !== null)){
const err42 = {instancePath:instancePath+"/country_code",schemaPath:"#/properties/country_code/type",keyword:"type",params:{type: schema32.properties.country_code.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(typeof data14 === "string"){
if(!pattern7.test(data14)){
const err43 = {instancePath:instancePath+"/country_code",schemaPath:"#/properties/country_code/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""};
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
if(data.city_id !== undefined && func0.call(data, "city_id")){
let data15 = data.city_id;
if((typeof data15 !== "string") && (data15 !== null)){
const err44 = {instancePath:instancePath+"/city_id",schemaPath:"#/properties/city_id/type",keyword:"type",params:{type: schema32.properties.city_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(typeof data15 === "string"){
if(!pattern8.test(data15)){
const err45 = {instancePath:instancePath+"/city_id",schemaPath:"#/properties/city_id/pattern",keyword:"pattern",params:{pattern: "^\\d{5}$"},message:"must match pattern \""+"^\\d{5}$"+"\""};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
if(data.address !== undefined && func0.call(data, "address")){
let data16 = data.address;
if((typeof data16 !== "string") && (data16 !== null)){
const err46 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: schema32.properties.address.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data16 === "string"){
if(func69(data16) > 200){
const err47 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
if(data.address_line !== undefined && func0.call(data, "address_line")){
let data17 = data.address_line;
if((typeof data17 !== "string") && (data17 !== null)){
const err48 = {instancePath:instancePath+"/address_line",schemaPath:"#/properties/address_line/type",keyword:"type",params:{type: schema32.properties.address_line.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(typeof data17 === "string"){
if(func69(data17) > 200){
const err49 = {instancePath:instancePath+"/address_line",schemaPath:"#/properties/address_line/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
if(data.notes !== undefined && func0.call(data, "notes")){
let data18 = data.notes;
if((typeof data18 !== "string") && (data18 !== null)){
const err50 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema32.properties.notes.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(typeof data18 === "string"){
if(func69(data18) > 2000){
const err51 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
if(data.user_store_id !== undefined && func0.call(data, "user_store_id")){
let data19 = data.user_store_id;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
const err52 = {instancePath:instancePath+"/user_store_id",schemaPath:"#/properties/user_store_id/type",keyword:"type",params:{type: schema32.properties.user_store_id.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 9007199254740991 || isNaN(data19)){
const err53 = {instancePath:instancePath+"/user_store_id",schemaPath:"#/properties/user_store_id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data19 < 1 || isNaN(data19)){
const err54 = {instancePath:instancePath+"/user_store_id",schemaPath:"#/properties/user_store_id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
}
else {
const err55 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const condition0 = validate22;
const schema33 = {"type":"object","required":[],"properties":{"country_code":{"type":"string","const":"CO"}}};

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
if(data.country_code !== undefined && func0.call(data, "country_code")){
let data0 = data.country_code;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/country_code",schemaPath:"#/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if("CO" !== data0){
const err1 = {instancePath:instancePath+"/country_code",schemaPath:"#/properties/country_code/const",keyword:"const",params:{allowedValue: "CO"},message:"must be equal to constant"};
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
validate22.evaluated = {"props":{"country_code":true},"dynamicProps":false,"dynamicItems":false};

const condition1 = validate23;
const schema34 = {"type":"object","required":["country_code"],"properties":{"country_code":{"type":"string","const":"CO"}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.country_code === undefined) || (!(func0.call(data, "country_code")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country_code"},message:"must have required property '"+"country_code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.country_code !== undefined && func0.call(data, "country_code")){
let data0 = data.country_code;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/country_code",schemaPath:"#/properties/country_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("CO" !== data0){
const err2 = {instancePath:instancePath+"/country_code",schemaPath:"#/properties/country_code/const",keyword:"const",params:{allowedValue: "CO"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"country_code":true},"dynamicProps":false,"dynamicItems":false};

export const conditions = [condition0, condition1];
