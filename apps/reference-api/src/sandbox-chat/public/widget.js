/* A fictional chat service in a site's frame. Uses only ES2018, because old browsers run it. */
(function () {
  'use strict';

  var home = document.currentScript.src.replace(/[^/]*$/, '');
  var site = window.chadaChat || { member: {} };
  var typingMs = 700;

  function make(tag, className, text) {
    var node = document.createElement(tag);
    if (className) node.className = className;
    if (text) node.textContent = text;
    return node;
  }

  function memberData(texts) {
    var names = Object.keys(site.member);
    var box = make('details', 'member-data');
    box.appendChild(make('summary', '', names.length > 0 ? texts.memberData : texts.noMemberData));
    var list = make('dl', '');
    names.forEach(function (name) {
      list.appendChild(make('dt', '', texts.member[name] || name));
      list.appendChild(make('dd', '', String(site.member[name])));
    });
    box.appendChild(list);
    return box;
  }

  function answerTo(text, texts) {
    var topic = texts.topics.filter(function (each) {
      return each.words.some(function (word) {
        return text.indexOf(word) >= 0;
      });
    })[0];
    return topic ? topic.answer : texts.otherwise;
  }

  function build(texts) {
    var root = make('div', 'chat');
    var head = make('header', 'head');
    head.appendChild(make('b', '', texts.title));
    head.appendChild(make('span', '', texts.note));
    var log = make('div', 'log');
    log.setAttribute('role', 'log');
    log.setAttribute('aria-label', texts.log);
    log.tabIndex = 0;
    var topics = make('div', 'topics');
    var form = make('form', 'form');
    var field = make('input', '');
    field.setAttribute('aria-label', texts.field);
    field.placeholder = texts.field;
    field.maxLength = 500;
    field.autocomplete = 'off';
    var button = make('button', '', texts.send);

    function say(sender, text) {
      var line = make('p', 'line ' + sender, text);
      if (sender === 'you') line.setAttribute('aria-label', texts.you + ': ' + text);
      log.appendChild(line);
      log.scrollTop = log.scrollHeight;
      return line;
    }
    function ask(text) {
      say('you', text);
      var typing = say('staff', texts.typing);
      setTimeout(function () {
        log.removeChild(typing);
        say('staff', answerTo(text, texts));
      }, typingMs);
    }

    texts.topics.forEach(function (topic) {
      var chip = make('button', '', topic.ask);
      chip.type = 'button';
      chip.addEventListener('click', function () {
        ask(topic.ask);
      });
      topics.appendChild(chip);
    });
    form.addEventListener('submit', function (event) {
      event.preventDefault();
      var text = field.value.trim();
      field.value = '';
      if (text !== '') ask(text);
    });
    form.appendChild(field);
    form.appendChild(button);
    [head, memberData(texts), log, topics, form].forEach(function (part) {
      root.appendChild(part);
    });
    var greeting = site.member.name ? texts.greeting : texts.greetingUnknown;
    say(
      'staff',
      greeting.replace('{name}', function () {
        return site.member.name;
      }),
    );
    return root;
  }

  function style(done) {
    var link = make('link', '');
    link.rel = 'stylesheet';
    link.href = home + 'widget.css';
    link.onload = done;
    link.onerror = done;
    document.head.appendChild(link);
  }

  fetch(home + 'texts.th.json')
    .then(function (answer) {
      return answer.json();
    })
    .then(function (texts) {
      style(function () {
        document.body.appendChild(build(texts));
      });
    });
})();
